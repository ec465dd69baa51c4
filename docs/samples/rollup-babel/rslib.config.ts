import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ syntax: ['node 12'] }],
  output: { distPath: 'dist/rslib' },
});
