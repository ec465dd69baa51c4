import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'variable',
      source: { entry: { index: './src/variable.ts' } },
      output: { distPath: 'dist/variable' },
    },
    {
      format: 'cjs',
      source: { entry: { index: './src/direct.ts' } },
      output: { distPath: 'dist/cjs' },
    },
    {
      format: 'umd',
      umdName: 'Words',
      source: { entry: { index: './src/direct.ts' } },
      output: { distPath: 'dist/umd' },
    },
  ],
});
