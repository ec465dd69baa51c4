import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { one: './src/one.js', ten: './src/ten.js' },
  },
  lib: [
    { output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
  ],
});
