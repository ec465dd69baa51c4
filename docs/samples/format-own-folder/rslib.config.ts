import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: { distPath: 'dist/esm' },
    },
    {
      format: 'umd',
      umdName: 'Kelvin',
      output: { target: 'web', distPath: 'dist/umd' },
    },
  ],
});
