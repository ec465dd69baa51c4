import { defineConfig } from '@rslib/core';

export default defineConfig({
  moduleFederation: {
    options: {
      name: 'demo',
      exposes: { '.': './src/index.ts' },
    },
  },
});
