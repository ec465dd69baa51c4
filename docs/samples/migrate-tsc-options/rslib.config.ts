import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      dts: true,
      syntax: 'es2017',
      externalHelpers: true,
    },
  ],
  output: {
    distPath: 'dist/rslib',
    sourceMap: { js: 'source-map' },
  },
});
