import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'names',
      output: {
        cssModules: {
          localIdentName: 'badges-[local]-[hash:base64:6]',
          exportLocalsConvention: 'camelCaseOnly',
        },
        distPath: 'dist/names',
      },
    },
    {
      id: 'global',
      output: {
        cssModules: { exportGlobals: true },
        distPath: 'dist/global',
      },
    },
  ],
});
