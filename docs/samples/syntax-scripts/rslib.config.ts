import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'umd-version',
      format: 'umd',
      syntax: 'es2019',
      output: { distPath: 'dist/umd-version' },
    },
    {
      id: 'iife-version',
      format: 'iife',
      syntax: 'es2019',
      output: { distPath: 'dist/iife-version' },
    },
    {
      id: 'umd-browsers',
      format: 'umd',
      syntax: ['chrome 100', 'safari 16'],
      output: { distPath: 'dist/umd-browsers', target: 'web' },
    },
    {
      id: 'iife-browsers',
      format: 'iife',
      syntax: ['chrome 100', 'safari 16'],
      output: { distPath: 'dist/iife-browsers', target: 'web' },
    },
    {
      id: 'umd-engines',
      format: 'umd',
      output: { distPath: 'dist/umd-engines' },
    },
    {
      id: 'iife-engines-web',
      format: 'iife',
      output: { distPath: 'dist/iife-engines', target: 'web' },
    },
  ],
});
