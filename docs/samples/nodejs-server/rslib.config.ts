import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'external', output: { distPath: 'dist/external' } },
    {
      id: 'bundled',
      output: {
        autoExternal: false,
        distPath: 'dist/bundled',
      },
    },
  ],
  format: 'cjs',
  source: { entry: { server: './src/server.js' } },
});
