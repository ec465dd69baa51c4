import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'default', output: { distPath: 'dist/default' } },
    {
      id: 'es2015',
      syntax: 'es2015',
      output: { distPath: 'dist/es2015' },
    },
  ],
});
