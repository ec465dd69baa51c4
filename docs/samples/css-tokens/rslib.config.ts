import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'files',
      bundle: false,
      source: { entry: { index: './src/**/*.css' } },
      output: { distPath: 'dist' },
    },
    {
      id: 'bundled',
      source: { entry: { index: './src/index.css' } },
      output: { distPath: 'dist/bundled' },
    },
  ],
  output: { target: 'web' },
});
