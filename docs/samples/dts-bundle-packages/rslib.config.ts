import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'default',
      dts: { bundle: true },
      output: { distPath: 'dist/default' },
    },
    {
      id: 'listed',
      dts: { bundle: { bundledPackages: ['points'] } },
      output: { distPath: 'dist/listed' },
    },
  ],
});
