import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'empty',
      output: { minify: {}, distPath: 'dist/empty' },
    },
    {
      id: 'css-true',
      output: {
        minify: { css: true },
        distPath: 'dist/css-true',
      },
    },
    {
      id: 'css-false',
      output: {
        minify: { css: false },
        distPath: 'dist/css-false',
      },
    },
    {
      id: 'js-false',
      output: {
        minify: { js: false },
        distPath: 'dist/js-false',
      },
    },
    {
      id: 'js-options',
      output: {
        minify: {
          jsOptions: {
            minimizerOptions: { format: { comments: false } },
          },
        },
        distPath: 'dist/js-options',
      },
    },
  ],
});
