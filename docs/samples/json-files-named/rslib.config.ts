import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'files',
      bundle: false,
      output: { distPath: 'dist/files' },
    },
    {
      id: 'typed',
      source: { entry: { typed: './src/typed.ts' } },
      output: { distPath: 'dist/typed' },
    },
    {
      id: 'named',
      source: { entry: { named: './src/index.js' } },
      output: { distPath: 'dist/named' },
    },
    {
      id: 'star',
      source: { entry: { star: './src/star.js' } },
      output: { distPath: 'dist/star' },
    },
  ],
});
