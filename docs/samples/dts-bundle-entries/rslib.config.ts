import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      length: './src/length.ts',
      road: './src/road.ts',
    },
  },
  lib: [{ dts: { bundle: true } }],
});
