import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      up: './src/up.ts',
      down: './src/down.ts',
      state: './src/state.ts',
    },
  },
  lib: [{ format: 'esm' }],
});
