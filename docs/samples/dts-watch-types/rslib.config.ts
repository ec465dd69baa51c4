import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'bundled',
      dts: true,
      output: { distPath: 'dist/bundled' },
    },
    {
      id: 'isolated',
      dts: { isolated: true },
      output: { distPath: 'dist/isolated' },
    },
    {
      id: 'bundleless',
      bundle: false,
      dts: true,
      output: { distPath: 'dist/bundleless' },
    },
  ],
});
