import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      bundle: false,
      dts: { bundle: true },
    },
  ],
  output: { target: 'web' },
});
