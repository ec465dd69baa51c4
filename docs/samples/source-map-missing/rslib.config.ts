import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  output: { target: 'web', sourceMap: true },
  lib: [
    { output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
  ],
});
