import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { copy: ['README.md'] },
  lib: [
    {
      format: 'esm',
      output: {
        distPath: 'dist/esm',
        copy: [
          { from: 'themes', to: 'assets' },
          { from: '**/*.d.ts', context: './src' },
        ],
      },
    },
    {
      format: 'cjs',
      output: { distPath: 'dist/cjs' },
    },
  ],
});
