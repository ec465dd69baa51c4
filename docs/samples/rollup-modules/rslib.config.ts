import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/rslib/bundle' } },
    {
      bundle: false,
      source: {
        entry: { index: ['./src/**', '!./src/demo.js'] },
      },
      output: { distPath: 'dist/rslib/files' },
    },
  ],
});
