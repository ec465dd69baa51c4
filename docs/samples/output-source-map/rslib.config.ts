import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', minify: true },
  lib: [
    {
      id: 'true',
      output: { sourceMap: true, distPath: 'dist/true' },
    },
    {
      id: 'css',
      output: { sourceMap: { css: true }, distPath: 'dist/css' },
    },
    {
      id: 'hidden',
      output: {
        sourceMap: { js: 'hidden-source-map' },
        distPath: 'dist/hidden',
      },
    },
    {
      id: 'nosources',
      output: {
        sourceMap: { js: 'nosources-source-map' },
        distPath: 'dist/nosources',
      },
    },
    {
      id: 'inline',
      output: {
        sourceMap: { js: 'inline-source-map' },
        distPath: 'dist/inline',
      },
    },
  ],
});
