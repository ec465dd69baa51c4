import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { externals: { react: ['toolkit', 'react'] } },
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    {
      format: 'iife',
      source: { entry: { index: './src/script.js' } },
      output: { distPath: 'dist/iife' },
    },
  ],
});
