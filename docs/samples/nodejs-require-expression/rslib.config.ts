import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'umd',
      format: 'umd',
      umdName: 'AnyModule',
      output: { distPath: 'dist/umd' },
    },
    {
      id: 'cjs',
      format: 'cjs',
      output: { distPath: 'dist/cjs' },
    },
  ],
});
