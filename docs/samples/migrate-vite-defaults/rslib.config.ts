import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/rslib' } },
    {
      output: {
        autoExternal: false,
        distPath: 'dist/rslib-all',
      },
    },
  ],
  source: { entry: { 'lap-row': './src/index.js' } },
});
