import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      output: {
        distPath: 'dist/rslib/file',
        filename: { css: 'style.css' },
      },
    },
    {
      output: {
        distPath: 'dist/rslib/injected',
        injectStyles: true,
      },
    },
  ],
  output: { target: 'web' },
});
