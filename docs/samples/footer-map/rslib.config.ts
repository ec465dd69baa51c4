import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', footer: { js: '/* the end */' } }],
  output: { minify: true, sourceMap: true },
});
