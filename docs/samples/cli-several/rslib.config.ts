import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: true,
      source: { tsconfigPath: './tsconfig.lib.json' },
    },
    {
      format: 'esm',
      source: {
        entry: {
          'is-leap': './src/is-leap.ts',
          'next-leap': './src/next-leap.ts',
        },
      },
    },
  ],
});
