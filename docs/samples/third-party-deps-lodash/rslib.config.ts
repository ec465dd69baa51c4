import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'as-it-is',
      source: { entry: { index: './src/index.js' } },
      output: { distPath: 'dist/as-it-is' },
    },
    {
      id: 'with-js',
      source: { entry: { index: './src/with-js.js' } },
      output: { distPath: 'dist/with-js' },
    },
    {
      id: 'copied',
      source: { entry: { index: './src/index.js' } },
      output: {
        autoExternal: { exclude: ['lodash'] },
        distPath: 'dist/copied',
      },
    },
  ],
});
