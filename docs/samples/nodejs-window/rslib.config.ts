import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      early: './src/early.js',
      late: './src/late.js',
    },
  },
  output: { target: 'web' },
});
