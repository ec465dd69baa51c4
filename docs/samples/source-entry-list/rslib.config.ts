import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      index: ['./src/length.ts', './src/weight.ts'],
    },
  },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
});
