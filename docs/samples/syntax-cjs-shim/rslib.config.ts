import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { minify: false },
  lib: [{ format: 'cjs', syntax: 'es5' }],
});
