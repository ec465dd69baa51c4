import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { assetsInclude: /\.glsl$/ },
  lib: [
    {
      format: 'umd',
      umdName: 'Shaders',
      output: { target: 'web' },
    },
  ],
});
