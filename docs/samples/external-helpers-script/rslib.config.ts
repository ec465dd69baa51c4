import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'Furniture',
      syntax: 'es2021',
      externalHelpers: true,
      output: { target: 'web' },
    },
  ],
});
