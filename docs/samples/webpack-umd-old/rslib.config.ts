import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'TickList',
      id: 'default',
      source: { entry: { default: './src/index.js' } },
    },
    {
      format: 'umd',
      umdName: 'TickList',
      id: 'this',
      source: { entry: { this: './src/index.js' } },
      tools: {
        rspack: { output: { globalObject: 'this' } },
      },
    },
  ],
  syntax: 'es5',
  output: { target: 'web' },
});
