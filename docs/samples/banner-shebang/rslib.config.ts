import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      source: {
        entry: {
          index: './src/index.ts',
          cli: './src/cli.ts',
        },
      },
      banner: { js: '/* MIT license */' },
    },
  ],
});
