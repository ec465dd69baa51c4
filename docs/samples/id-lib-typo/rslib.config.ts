import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'modern', format: 'esm' },
    {
      id: 'old',
      format: 'esm',
      syntax: 'es2017',
      output: { distPath: 'dist/old' },
    },
  ],
});
