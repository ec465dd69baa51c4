import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false }],
  source: {
    entry: {
      now: './src/**/*.ts',
      old: './src/**/*.mjs',
    },
  },
});
