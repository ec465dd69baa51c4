import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'bundle', output: { distPath: 'dist/bundle' } },
    {
      id: 'files',
      bundle: false,
      source: { entry: { index: './src/**/*.ts' } },
      output: { distPath: 'dist/files' },
    },
  ],
});
