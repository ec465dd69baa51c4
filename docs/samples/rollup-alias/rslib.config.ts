import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    distPath: 'dist/rslib',
    externals: { 'pad-old': 'pad-core/compat' },
  },
  resolve: {
    alias: {
      '@': './src',
      './clock.js': './src/clock.browser.js',
    },
  },
});
