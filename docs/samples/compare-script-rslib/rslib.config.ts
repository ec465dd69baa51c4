import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'CopyToast',
      syntax: 'es2017',
    },
  ],
  output: {
    target: 'web',
    minify: true,
    filename: { js: 'copy-toast.js' },
  },
});
