import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { annotated: 'src/annotated.ts' } },
      dts: { bundle: true },
    },
    {
      source: { entry: { inferred: 'src/inferred.ts' } },
      dts: { bundle: true },
    },
  ],
});
