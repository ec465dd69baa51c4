import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      bundle: false,
      dts: { autoExtension: true },
      output: { distPath: 'dist/esm' },
    },
    {
      format: 'cjs',
      bundle: false,
      dts: { autoExtension: true },
      output: { distPath: 'dist/cjs' },
    },
  ],
});
