import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { cleanDistPath: false },
  lib: [
    { format: 'esm', dts: { autoExtension: true } },
    { format: 'cjs', dts: { autoExtension: true } },
  ],
});
