import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: { distPath: 'dist/a' },
    },
    {
      format: 'cjs',
      output: { distPath: 'dist/b' },
    },
    {
      format: 'esm',
      output: { distPath: 'dist/c' },
    },
    {
      format: 'umd',
      output: { distPath: 'dist/d' },
    },
  ],
});
