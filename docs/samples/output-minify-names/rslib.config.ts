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
              compress: {
                keep_classnames: true,
                keep_fnames: true,
              },
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
    {
      id: 'cjs',
      format: 'cjs',
      output: { minify: true, distPath: 'dist/cjs' },
    },
    {
      id: 'toplevel',
      format: 'cjs',
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
    {
      id: 'both',
      format: 'cjs',
      output: {
        minify: {
          jsOptions: {
            minimizerOptions: {
              compress: {
                toplevel: true,
                keep_classnames: true,
                keep_fnames: true,
              },
              mangle: {
                toplevel: true,
                keep_classnames: true,
                keep_fnames: true,
              },
            },
          },
        },
        distPath: 'dist/both',
      },
    },
  ],
});
