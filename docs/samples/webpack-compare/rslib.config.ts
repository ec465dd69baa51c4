import { defineConfig } from '@rslib/core';

const dts = { bundle: true, autoExtension: true };

export default defineConfig({
  lib: [
    { format: 'esm', dts },
    {
      format: 'cjs',
      dts,
      output: { filename: { js: '[name].cjs' } },
    },
  ],
});
