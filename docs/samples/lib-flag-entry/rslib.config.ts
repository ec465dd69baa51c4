import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { a: './src/a.ts' } },
  lib: [{ format: 'esm' }],
});
