import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  moduleFederation: {
    options: {
      name: 'demo',
      exposes: { '.': './src/index.ts' },
    },
  },
});
