import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: {
    buildCache: { buildDependencies: ['.env'] },
  },
  lib: [{ format: 'esm' }],
});
