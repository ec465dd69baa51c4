import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: { sourceMap: { js: 'hidden-source-map' } },
});
