import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    {
      id: 'path',
      dts: true,
      redirect: { dts: { path: false } },
      output: { distPath: 'dist/path' },
    },
    {
      id: 'extension',
      dts: true,
      redirect: { dts: { extension: false } },
      output: { distPath: 'dist/extension' },
    },
  ],
});
