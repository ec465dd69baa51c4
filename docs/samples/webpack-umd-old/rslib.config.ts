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
      id: 'anywhere',
      source: { entry: { anywhere: './src/index.js' } },
      tools: {
        rspack: {
          output: {
            globalObject:
              "typeof globalThis !== 'undefined' ? globalThis : typeof self !== 'undefined' ? self : this",
          },
        },
      },
    },
  ],
  syntax: 'es5',
  output: { target: 'web' },
});
