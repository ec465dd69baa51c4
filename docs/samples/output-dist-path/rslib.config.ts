import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { id: 'string', output: { distPath: 'dist/string' } },
    {
      id: 'object',
      output: {
        distPath: {
          root: 'dist/object',
          js: 'js',
          css: 'styles',
          svg: 'pictures',
        },
      },
    },
  ],
});
