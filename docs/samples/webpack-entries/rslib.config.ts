import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { near: './src/near.js', far: './src/far.js' },
  },
  output: { distPath: 'dist/rslib' },
});
