import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'sizes',
      format: 'esm',
      output: {
        filename: { js: '[name].mjs' },
        copy: [{ from: 'assets', to: 'assets' }],
      },
    },
    {
      format: 'cjs',
      output: { filename: { js: '[name].common.cjs' } },
    },
  ],
  source: {
    entry: {
      index: 'src/index.ts',
      list: 'src/list.ts',
    },
  },
  output: { distPath: 'dist/rslib' },
});
