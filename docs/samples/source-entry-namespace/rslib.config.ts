import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      length: './src/length.ts',
    },
  },
  lib: [{}],
});
