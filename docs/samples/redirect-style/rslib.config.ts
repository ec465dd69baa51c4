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
      redirect: { style: { path: false } },
      output: { distPath: 'dist/path' },
    },
    {
      id: 'extension',
      redirect: { style: { extension: false } },
      output: { distPath: 'dist/extension' },
    },
  ],
});
