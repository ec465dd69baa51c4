import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  lib: [
    { format: 'esm' },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
  ],
});
