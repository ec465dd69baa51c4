import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/rslib/default' } },
    {
      syntax: 'es2019',
      output: {
        distPath: 'dist/rslib/small',
        sourceMap: { js: 'source-map' },
        minify: {
          jsOptions: {
            minimizerOptions: {
              compress: true,
              mangle: {
                keep_fnames: true,
                keep_classnames: true,
              },
            },
          },
        },
      },
    },
    {
      syntax: 'es2022',
      output: {
        distPath: 'dist/rslib/dense',
        minify: {
          jsOptions: {
            minimizerOptions: {
              compress: false,
              mangle: false,
              minify: true,
            },
          },
        },
      },
    },
  ],
  source: { entry: { index: 'src/index.tsx' } },
  tools: {
    swc: {
      jsc: {
        transform: {
          react: { pragma: 'h', pragmaFrag: 'Group' },
        },
      },
    },
  },
});
