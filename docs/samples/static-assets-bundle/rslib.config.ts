import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { id: 'esm', output: { distPath: 'dist/esm' } },
    {
      id: 'files',
      bundle: false,
      output: { distPath: 'dist/files' },
    },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    {
      format: 'umd',
      umdName: 'Badges',
      output: { distPath: 'dist/umd' },
    },
  ],
});
