import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ dts: { bundle: true } }],
  source: {
    entry: {
      index: './src/index.ts',
      report: './src/report.ts',
    },
  },
});
