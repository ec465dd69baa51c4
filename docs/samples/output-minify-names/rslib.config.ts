import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'true',
      output: { minify: true, distPath: 'dist/true' },
    },
    {
      id: 'names',
      output: {
        minify: {
          jsOptions: {
            minimizerOptions: {
              mangle: {
                keep_classnames: true,
                keep_fnames: true,
              },
            },
          },
        },
        distPath: 'dist/names',
      },
    },
  ],
});
