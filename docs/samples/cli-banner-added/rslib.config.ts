import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      source: { entry: { cli: './src/cli.ts' } },
      banner: { js: '#!/usr/bin/env node' },
    },
  ],
});
