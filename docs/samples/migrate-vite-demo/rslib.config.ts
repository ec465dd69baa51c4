import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { 'rate-stars': './src/index.ts' } },
  output: { target: 'web' },
});
