import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true },
    {
      format: 'umd',
      umdName: 'RateStars',
      output: { filename: { js: '[name].umd.cjs' } },
    },
  ],
  source: { entry: { 'rate-stars': './src/index.ts' } },
  output: { target: 'web' },
});
