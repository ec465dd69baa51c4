import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  output: { externals: { 'text-kit': false } },
  lib: [
    { output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
  ],
});
