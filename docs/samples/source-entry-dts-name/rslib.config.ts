import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { 'convert/length': './src/length.ts' },
  },
  lib: [{ dts: true }],
});
