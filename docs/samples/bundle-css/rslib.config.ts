import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'bundled',
      output: { distPath: 'dist/bundled' },
    },
    {
      id: 'bundleless',
      bundle: false,
      output: { distPath: 'dist/bundleless' },
    },
  ],
});
