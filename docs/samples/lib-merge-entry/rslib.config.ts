import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { a: './src/a.ts' } },
  lib: [
    { source: { entry: { b: './src/b.ts' } } },
  ],
});
