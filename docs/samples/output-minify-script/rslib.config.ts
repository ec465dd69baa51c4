import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      format: 'umd',
      umdName: 'Badges',
      id: 'true',
      output: { minify: true, distPath: 'dist/true' },
    },
    {
      format: 'umd',
      umdName: 'Badges',
      id: 'toplevel',
      output: {
        minify: {
          jsOptions: {
            minimizerOptions: {
              compress: { toplevel: true },
              mangle: { toplevel: true },
            },
          },
        },
        distPath: 'dist/toplevel',
      },
    },
  ],
});
