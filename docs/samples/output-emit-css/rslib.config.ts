import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'node',
      output: { emitCss: true, distPath: 'dist/node' },
    },
    {
      id: 'web',
      output: {
        target: 'web',
        emitCss: false,
        distPath: 'dist/web',
      },
    },
    {
      id: 'web-files',
      bundle: false,
      output: {
        target: 'web',
        emitCss: false,
        distPath: 'dist/web-files',
      },
    },
  ],
});
