import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    {
      format: 'umd',
      umdName: 'Seats',
      syntax: 'es5',
      output: {
        target: 'web',
        minify: true,
        distPath: 'dist/script',
      },
    },
  ],
});
