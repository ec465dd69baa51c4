import { defineConfig } from '@rslib/core';

const dts = { autoExtension: true };

export default defineConfig({
  lib: [
    { dts, output: { distPath: 'dist/esm' } },
    {
      format: 'cjs',
      dts,
      output: { distPath: 'dist/cjs' },
    },
  ],
});
