import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { alias: { '#zone': './src/alias.ts' } },
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'alias',
      dts: true,
      resolve: { aliasStrategy: 'prefer-alias' },
      output: { distPath: 'dist/alias' },
    },
  ],
});
