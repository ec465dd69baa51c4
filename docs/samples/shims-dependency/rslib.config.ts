import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'shimmed',
      shims: { esm: { __dirname: true } },
      output: { distPath: 'dist/shimmed' },
    },
  ],
});
