import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', dataUriLimit: 4096 },
  lib: [
    {
      id: 'files',
      format: 'cjs',
      bundle: false,
      output: { distPath: 'dist/files' },
    },
    {
      id: 'bundle',
      format: 'cjs',
      source: { entry: { index: './src/index.js', sun: './src/sun.svg' } },
      output: { distPath: 'dist/bundle' },
    },
  ],
});
