import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'true',
      bundle: false,
      output: { minify: true, distPath: 'dist/true' },
    },
    {
      id: 'kept',
      bundle: false,
      output: {
        minify: {
          jsOptions: {
            minimizerOptions: {
              compress: { directives: false },
            },
          },
        },
        distPath: 'dist/kept',
      },
    },
  ],
});
