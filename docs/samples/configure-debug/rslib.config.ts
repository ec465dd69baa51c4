import { defineConfig } from '@rslib/core';

export default defineConfig({
  logLevel: 'silent',
  lib: [{ format: 'esm' }],
});
