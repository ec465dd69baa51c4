import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'filename',
      source: { entry: { filename: './src/filename.ts' } },
      shims: { esm: { __filename: true } },
    },
    {
      id: 'dirname',
      source: { entry: { dirname: './src/dirname.ts' } },
      shims: { esm: { __dirname: true } },
    },
    {
      id: 'require',
      source: { entry: { require: './src/require.ts' } },
      shims: { esm: { require: true } },
    },
  ],
});
