import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false }],
  source: {
    entry: { index: ['./src/**', './shared/**'] },
  },
  output: {
    // All packages, but neither paths nor @/ aliases.
    externals: [/^@?\w[^:]*$/],
  },
});
