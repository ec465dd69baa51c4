import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'plain',
      dts: true,
      output: { distPath: 'dist/plain' },
    },
    {
      id: 'bundled',
      dts: { bundle: true },
      output: { distPath: 'dist/bundled' },
    },
  ],
});
