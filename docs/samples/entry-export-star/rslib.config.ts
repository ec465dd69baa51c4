import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.js',
      all: './src/all.js',
    },
  },
  lib: [{}],
});
