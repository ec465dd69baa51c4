import { defineConfig } from '@rslib/core';

export default defineConfig({
  environments: {
    browser: {
      source: { entry: { index: './missing.ts' } },
      output: { target: 'web' },
    },
  },
});
