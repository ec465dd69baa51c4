import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', manifest: true },
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
  ],
});
