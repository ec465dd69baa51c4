import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    define: { 'process.env.NODE_ENV': '"production"' },
  },
  lib: [{ output: { distPath: 'dist/esm' } }],
});
