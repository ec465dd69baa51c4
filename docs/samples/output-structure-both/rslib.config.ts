import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'bundled',
      dts: true,
      output: { distPath: 'dist/bundled' },
    },
    {
      id: 'bundleless',
      bundle: false,
      dts: true,
      output: { distPath: 'dist/bundleless' },
    },
  ],
});
