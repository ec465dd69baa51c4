import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'as-it-is',
      source: { entry: { index: './src/index.js' } },
      output: { distPath: 'dist/as-it-is' },
    },
    {
      id: 'with-file',
      source: { entry: { index: './src/with-file.js' } },
      output: { distPath: 'dist/with-file' },
    },
    {
      id: 'copied',
      source: { entry: { index: './src/index.js' } },
      output: {
        autoExternal: { exclude: ['days-kit'] },
        distPath: 'dist/copied',
      },
    },
  ],
});
