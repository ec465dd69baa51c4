import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ outBase: '.' }],
  source: { entry: { index: './src/utils/index.ts' } },
});
