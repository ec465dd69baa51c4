import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: {
    externals: [
      'dev',
      /^phantom/,
      { dep: false, peer: 'peer/compat' },
    ],
  },
});
