import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  performance: { printFileSize: false },
  lib: [
    {
      id: 'compiled',
      output: { distPath: 'dist/compiled' },
    },
    {
      id: 'preserved',
      bundle: false,
      output: { distPath: 'dist/preserved' },
    },
  ],
});
