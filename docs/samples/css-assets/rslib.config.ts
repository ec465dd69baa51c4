import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { id: 'bundled', output: { distPath: 'dist' } },
    {
      id: 'files',
      bundle: false,
      source: {
        entry: { index: './src/**/*.{js,css}' },
      },
      output: { distPath: 'dist/files' },
    },
  ],
});
