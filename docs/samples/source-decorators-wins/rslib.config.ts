import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'tsconfig',
      output: { distPath: 'dist/tsconfig' },
    },
    {
      id: 'option',
      source: { decorators: { version: '2023-11' } },
      output: { distPath: 'dist/option' },
    },
  ],
});
