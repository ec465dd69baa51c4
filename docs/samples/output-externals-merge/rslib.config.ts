import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { externals: ['first'] },
  lib: [
    { output: { externals: ['second', { first: false }] } },
  ],
});
