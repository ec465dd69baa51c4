import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      median: './src/median.ts',
    },
  },
  lib: [{ format: 'esm', dts: true }],
});
