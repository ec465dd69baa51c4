import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'old',
      syntax: ['chrome 60'],
      output: { distPath: 'dist/old' },
    },
  ],
});
