import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { filenameHash: true },
  lib: [{ bundle: false }],
});
