import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'node', output: { distPath: 'dist/node' } },
    {
      id: 'web',
      output: { distPath: 'dist/web', target: 'web' },
    },
  ],
});
