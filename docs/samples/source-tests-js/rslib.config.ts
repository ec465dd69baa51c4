import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      index: ['./src/**', '!./src/**/*.test.*'],
    },
  },
  lib: [{ bundle: false, dts: true }],
});
