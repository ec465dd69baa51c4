import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      format: 'esm',
      output: { module: false, distPath: 'dist/esm' },
    },
    {
      format: 'cjs',
      output: { module: true, distPath: 'dist/cjs' },
    },
    {
      format: 'umd',
      umdName: 'Answers',
      output: { module: true, distPath: 'dist/umd' },
    },
  ],
});
