import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'all',
      output: { minify: true, distPath: 'dist/all' },
    },
    {
      id: 'css',
      output: {
        minify: { js: false, css: true },
        distPath: 'dist/css',
      },
    },
  ],
});
