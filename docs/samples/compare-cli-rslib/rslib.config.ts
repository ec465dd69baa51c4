import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { cli: './src/cli.ts' } },
});
