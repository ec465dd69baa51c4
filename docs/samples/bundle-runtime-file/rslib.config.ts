import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: {
    entry: {
      length: './src/length.ts',
      weight: './src/weight.ts',
    },
  },
});
