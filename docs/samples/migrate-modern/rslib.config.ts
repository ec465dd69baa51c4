import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      dts: { autoExtension: true },
      output: { distPath: 'dist/lib' },
    },
    {
      format: 'esm',
      dts: { autoExtension: true },
      output: { distPath: 'dist/es' },
    },
  ],
});
