import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: {
    alias: {
      dates: './src/own.js',
      moon: './src/own.js',
    },
  },
  lib: [{}],
});
