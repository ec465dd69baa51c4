import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { assetsInclude: /\.glsl$/ },
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    {
      format: 'umd',
      umdName: 'Shaders',
      output: { target: 'web', distPath: 'dist/umd' },
    },
  ],
});
