import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', syntax: 'es2022' }],
  output: {
    distPath: 'dist/rslib',
    target: 'web',
    minify: {
      jsOptions: {
        minimizerOptions: {
          minify: false,
          compress: { directives: false },
          mangle: true,
          format: {
            comments: 'some',
            preserve_annotations: true,
          },
        },
      },
    },
  },
});
