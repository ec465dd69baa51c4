import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack: { externals: { 'lib-a': 'lib-b' } },
  },
});
