import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      bundle: false,
      dts: true,
      output: { distPath: 'dist/rslib/esm' },
    },
    {
      format: 'cjs',
      bundle: false,
      dts: { autoExtension: true },
      output: { distPath: 'dist/rslib/cjs' },
    },
  ],
  source: {
    entry: { index: ['./src/**', '!./src/**/*.test.ts'] },
  },
});
