import { defineConfig } from '@rslib/core';

export default defineConfig({
  externalHelpers: true,
  lib: [
    {
      id: 'cjs',
      format: 'cjs',
      syntax: 'es2021',
      output: { distPath: 'dist/cjs' },
    },
    {
      id: 'files',
      bundle: false,
      syntax: 'es2021',
      output: { distPath: 'dist/files' },
    },
    {
      id: 'auto-external-off',
      syntax: 'es2021',
      output: {
        autoExternal: false,
        distPath: 'dist/auto-external-off',
      },
    },
    {
      id: 'default-syntax',
      output: { distPath: 'dist/default-syntax' },
    },
  ],
});
