import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { preEntry: './src/setup.ts' },
  lib: [
    { id: 'esm', output: { distPath: 'dist/esm' } },
    {
      id: 'bundleless',
      bundle: false,
      output: { distPath: 'dist/bundleless' },
    },
  ],
});
