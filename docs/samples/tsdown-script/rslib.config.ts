import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'iife',
      output: {
        filename: { js: '[name].iife.js' },
        externals: { 'toast-kit': 'ToastKit' },
      },
      tools: {
        rspack: {
          output: {
            library: { type: 'global', name: 'ToastNote' },
          },
        },
      },
    },
    {
      format: 'umd',
      umdName: 'ToastNote',
      output: {
        filename: { js: '[name].umd.js' },
        externals: {
          'toast-kit': {
            root: 'ToastKit',
            commonjs: 'toast-kit',
            commonjs2: 'toast-kit',
            amd: 'toast-kit',
          },
        },
      },
    },
  ],
  output: { target: 'web', distPath: 'dist/rslib' },
});
