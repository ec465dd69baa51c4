import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { externals: { first: 'first', second: 'second' } },
  lib: [
    { output: { externals: { first: false, second: 'other' } } },
  ],
});
