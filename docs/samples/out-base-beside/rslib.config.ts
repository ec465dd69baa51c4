import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, outBase: './lib' }],
  source: { entry: { index: './src/utils/**' } },
});
