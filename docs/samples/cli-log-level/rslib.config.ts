import { defineConfig } from '@rslib/core';

export default defineConfig({
  // Deprecated, so that there is a warning.
  lib: [{ format: 'esm', autoExternal: false }],
});
