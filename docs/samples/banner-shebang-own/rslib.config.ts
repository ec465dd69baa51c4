import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      banner: { js: '/* MIT license */' },
    },
    {
      format: 'esm',
      source: { entry: { cli: './src/cli.ts' } },
    },
  ],
});
