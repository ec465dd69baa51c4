import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: {
    entry: {
      index: './src/index.js',
      default: './src/default.js',
    },
  },
});
