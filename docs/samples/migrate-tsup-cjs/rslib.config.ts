import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs' }],
  output: { distPath: 'dist/rslib' },
  tools: {
    rspack: {
      output: {
        library: { type: 'commonjs2', export: 'default' },
      },
    },
  },
});
