import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/rslib/default' } },
    {
      output: {
        distPath: 'dist/rslib/listed',
        externals: ['undeclared-kit'],
        autoExternal: { exclude: ['tz-names'] },
      },
    },
    {
      output: {
        distPath: 'dist/rslib/skip',
        autoExternal: { devDependencies: true },
        externals: ['undeclared-kit'],
      },
    },
  ],
});
