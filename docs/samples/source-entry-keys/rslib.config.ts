import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      shapes: './src/shapes/*.ts',
    },
  },
  lib: [{ bundle: false }],
});
