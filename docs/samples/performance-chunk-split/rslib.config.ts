import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: {
    chunkSplit: { strategy: 'single-vendor' },
  },
});
