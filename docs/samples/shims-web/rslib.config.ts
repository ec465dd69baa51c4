import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      shims: {
        esm: {
          __filename: true,
          __dirname: true,
          require: true,
        },
      },
    },
  ],
});
