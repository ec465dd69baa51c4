import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'legacy',
      source: { decorators: { version: 'legacy' } },
      output: { distPath: 'dist/legacy' },
    },
  ],
});
