import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', minify: false },
  lib: [
    {
      format: 'umd',
      umdName: 'Here',
      source: { entry: { here: './src/here.js' } },
    },
    {
      format: 'iife',
      source: { entry: { wait: './src/wait.js' } },
    },
  ],
});
