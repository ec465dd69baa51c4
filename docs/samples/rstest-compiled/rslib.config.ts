import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      // A mistake: Node.js needs the extension.
      redirect: { js: { extension: false } },
    },
  ],
});
