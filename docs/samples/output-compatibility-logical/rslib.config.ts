import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  syntax: ['safari 12'],
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'kept',
      tools: {
        lightningcssLoader: {
          exclude: { logicalProperties: true },
        },
      },
      output: { distPath: 'dist/kept' },
    },
  ],
});
