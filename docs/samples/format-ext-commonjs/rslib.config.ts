import { defineConfig } from '@rslib/core';

const script = { index: './src/script.ts' };

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    { format: 'umd', output: { distPath: 'dist/umd' } },
    {
      format: 'iife',
      source: { entry: script },
      output: { distPath: 'dist/iife' },
    },
  ],
});
