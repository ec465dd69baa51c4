import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'iife', syntax: 'es2020' }],
  output: {
    target: 'web',
    distPath: 'dist/rslib',
    filename: { js: '[name].global.js' },
  },
  tools: {
    rspack: {
      output: {
        library: { type: 'global', name: 'ToastNote' },
      },
    },
  },
});
