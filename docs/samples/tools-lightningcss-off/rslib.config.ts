import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [{ syntax: ['chrome 60'] }],
  tools: { lightningcssLoader: false },
});
