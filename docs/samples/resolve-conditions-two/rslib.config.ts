import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'one',
      resolve: { conditionNames: ['node', 'import'] },
      output: { distPath: 'dist/one' },
    },
  ],
});
