import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: {
    alias: {
      '@': './src',
      'day-names$': './src/names.js',
      zones: ['./private/zones.js', './src/zones.js'],
      'old-browsers': false,
    },
  },
  lib: [{}],
});
