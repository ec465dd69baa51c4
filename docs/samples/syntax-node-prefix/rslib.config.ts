import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'es2020',
      syntax: 'es2020',
      output: { distPath: 'dist/es2020' },
    },
    {
      id: 'es2019',
      syntax: 'es2019',
      output: { distPath: 'dist/es2019' },
    },
  ],
});
