import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ dts: true }],
  source: {
    entry: {
      index: './src/index.ts',
      clock: './src/clock.ts',
    },
  },
});
