import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  output: { target: 'web' },
  lib: [
    {
      id: 'override',
      syntax: 'esnext',
      output: {
        overrideBrowserslist: ['chrome 40'],
        distPath: 'dist/override',
      },
    },
    {
      id: 'syntax',
      syntax: ['chrome 40'],
      output: { distPath: 'dist/syntax' },
    },
  ],
});
