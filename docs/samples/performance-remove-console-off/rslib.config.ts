import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { minify: false },
  performance: { removeConsole: true },
});
