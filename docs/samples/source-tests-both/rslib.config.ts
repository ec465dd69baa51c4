import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      index: ['./src/**', '!./src/**/*.test.*'],
    },
    tsconfigPath: './tsconfig.build.json',
  },
  lib: [{ bundle: false, dts: true }],
});
