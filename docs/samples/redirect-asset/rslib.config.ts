import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  output: { target: 'web' },
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'path',
      redirect: { asset: { path: false } },
      output: { distPath: 'dist/path' },
    },
    {
      id: 'extension',
      redirect: { asset: { extension: false } },
      output: { distPath: 'dist/extension' },
    },
  ],
});
