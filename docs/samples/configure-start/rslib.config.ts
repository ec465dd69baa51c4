import { defineConfig } from '@rslib/core';

export default defineConfig({
  // For both items.
  syntax: 'es2022',
  output: { sourceMap: true },
  lib: [
    {
      format: 'esm',
      dts: true,
      output: { distPath: './dist/esm' },
    },
    {
      format: 'cjs',
      dts: { autoExtension: true },
      output: { distPath: './dist/cjs' },
    },
  ],
});
