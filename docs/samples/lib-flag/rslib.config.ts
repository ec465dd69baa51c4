import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'umd',
  lib: [{ format: 'esm' }],
});
