import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'new',
      syntax: ['chrome 90', 'node 20'],
      output: { distPath: 'dist/new' },
    },
    {
      id: 'old',
      syntax: ['chrome 90', 'node 12'],
      output: { distPath: 'dist/old' },
    },
    {
      id: 'mixed',
      syntax: ['es2015', 'node 20'],
      output: { distPath: 'dist/mixed' },
    },
  ],
});
