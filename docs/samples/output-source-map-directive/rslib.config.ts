import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    { format: 'esm', output: { distPath: 'dist/esm' } },
  ],
  bundle: false,
  output: { sourceMap: true },
});
