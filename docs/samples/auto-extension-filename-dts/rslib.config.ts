import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      dts: { autoExtension: true },
      output: { filename: { js: '[name].cjs' } },
    },
  ],
});
