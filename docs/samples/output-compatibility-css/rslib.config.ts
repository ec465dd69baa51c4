import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['chrome 60', 'safari 12'],
  lib: [{ format: 'esm', output: { target: 'web' } }],
});
