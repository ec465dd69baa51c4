import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ output: { target: 'web', distPath: 'dist/app' } }],
  source: {
    entry: {
      none: './app/none.ts',
      listed: './app/listed.ts',
    },
  },
});
