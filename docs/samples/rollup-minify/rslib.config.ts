import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: 'dist/rslib' } },
    { format: 'cjs', output: { distPath: 'dist/rslib' } },
    {
      format: 'cjs',
      output: { distPath: 'dist/true', minify: true },
    },
  ],
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
