import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: {
        autoExternal: { exclude: ['distance-units'] },
        externals: ['title-case'],
      },
    },
  ],
});
