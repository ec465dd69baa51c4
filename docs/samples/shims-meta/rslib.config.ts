import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs' }],
  source: {
    entry: {
      env: './src/env.ts',
      main: './src/main.ts',
      resolve: './src/resolve.ts',
    },
  },
});
