import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'default',
      output: { sourceMap: true, distPath: 'dist/default' },
    },
    {
      id: 'extract',
      output: {
        sourceMap: { js: 'source-map', extract: true },
        distPath: 'dist/extract',
      },
    },
  ],
});
