import { defineConfig } from '@rslib/core';

const dts = { autoExtension: true };

export default defineConfig({
  lib: [
    { format: 'esm', dts },
    { format: 'cjs', dts },
  ],
});
