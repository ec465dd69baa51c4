import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2019',
  source: { exclude: [/\.test\.js$/] },
  lib: [{ bundle: false }],
});
