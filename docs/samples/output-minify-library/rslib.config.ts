import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  output: {
    minify: {
      jsOptions: {
        minimizerOptions: {
          compress: { toplevel: true, directives: false },
          mangle: { toplevel: true },
          format: {
            comments: 'some',
            preserve_annotations: true,
          },
        },
      },
    },
  },
});
