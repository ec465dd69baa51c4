import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      named: './src/named.js',
      default: './src/default.js',
      both: './src/both.js',
    },
  },
  lib: [
    { output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
  ],
});
