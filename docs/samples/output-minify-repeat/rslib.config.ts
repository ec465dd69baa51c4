import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    minify: {
      js: true,
      css: true,
      jsOptions: {
        minimizerOptions: {
          minify: false,
          mangle: false,
          compress: {
            defaults: false,
            directives: false,
            unused: true,
            dead_code: true,
            toplevel: true,
          },
          format: {
            comments: 'some',
            preserve_annotations: true,
          },
        },
      },
    },
  },
});
