import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'first',
      source: { entry: { first: './src/first.js' } },
    },
    {
      id: 'second',
      source: { entry: { second: './src/second.js' } },
    },
  ],
});
