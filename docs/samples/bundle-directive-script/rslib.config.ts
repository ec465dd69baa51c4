import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { format: 'esm' },
    { format: 'umd', output: { distPath: 'dist/umd' } },
    { format: 'iife', output: { distPath: 'dist/iife' } },
  ],
});
