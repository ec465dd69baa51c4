import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      dts: { bundle: true },
      banner: {
        dts: '/// <reference path="./globals.d.ts" />',
      },
      output: { copy: [{ from: 'src/globals.d.ts' }] },
    },
  ],
});
