import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  source: {
    entry: {
      length: './src/length.js',
      weight: './src/weight.js',
    },
  },
  output: { distPath: 'dist/rslib' },
});
