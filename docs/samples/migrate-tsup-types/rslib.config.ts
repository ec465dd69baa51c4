import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { distPath: 'dist/rslib' },
});
