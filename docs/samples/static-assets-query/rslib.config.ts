import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'bundle', output: { distPath: 'dist/bundle' } },
    {
      id: 'files',
      bundle: false,
      output: { distPath: 'dist/files' },
    },
    {
      id: 'kept',
      bundle: false,
      output: {
        distPath: 'dist/kept',
        externals: {
          './sun.svg?inline': false,
          './sun.svg?raw': false,
          './sun.svg?url': false,
        },
      },
    },
  ],
});
