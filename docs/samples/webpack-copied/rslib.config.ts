import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      output: { distPath: 'dist/rslib/copied' },
      tools: {
        rspack: {
          output: {
            library: { type: 'umd', name: 'CoinFlip' },
          },
        },
      },
    },
    {
      format: 'umd',
      umdName: 'CoinFlip',
      output: { distPath: 'dist/rslib/format' },
    },
  ],
  source: { entry: { 'coin-flip': './src/index.js' } },
  output: { target: 'web' },
});
