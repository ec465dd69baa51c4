import { defineConfig } from '@rslib/core';
import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: { target: 'web' },
  tools: {
    rspack: { plugins: [new VanillaExtractPlugin()] },
  },
});
