import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      plain: './src/plain.js',
      typed: './src/typed.ts',
    },
  },
  lib: [{ format: 'esm' }],
});
