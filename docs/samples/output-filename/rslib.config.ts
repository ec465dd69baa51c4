import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    filename: {
      js: '[name].min.js',
      css: 'styles/[name].css',
      svg: '[name].[contenthash:6][ext]',
    },
  },
});
