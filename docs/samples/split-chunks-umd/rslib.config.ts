import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      output: { distPath: 'dist/vendor' },
      splitChunks: { preset: 'single-vendor' },
    },
    {
      format: 'umd',
      output: { distPath: 'dist/package' },
      splitChunks: { preset: 'per-package' },
    },
  ],
});
