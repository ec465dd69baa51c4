import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'node', output: { distPath: 'dist/node' } },
    {
      id: 'node-files',
      bundle: false,
      output: { distPath: 'dist/node-files' },
    },
    {
      id: 'web',
      output: { target: 'web', distPath: 'dist/web' },
    },
  ],
});
