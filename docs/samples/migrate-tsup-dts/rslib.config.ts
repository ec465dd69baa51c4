import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      output: { distPath: 'dist/rslib/plain' },
      dts: { bundle: true },
    },
    {
      output: { distPath: 'dist/rslib/inlined' },
      dts: {
        bundle: {
          bundledPackages: ['grid-types', 'point-types'],
        },
      },
      banner: { dts: '/* map-move */' },
      footer: { dts: '/* end */' },
    },
  ],
});
