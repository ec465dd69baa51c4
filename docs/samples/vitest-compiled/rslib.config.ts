import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      bundle: false,
      // A mistake: Node.js needs the extensions.
      redirect: { js: { extension: false } },
    },
  ],
});
