import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      output: {
        target: 'web',
        externals: [/^node:/, 'buffer'],
        distPath: 'dist/external',
      },
    },
  ],
});
