import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      format: 'umd',
      umdName: ['Notes', 'List'],
      output: { distPath: 'dist/list' },
    },
    {
      format: 'umd',
      umdName: ['Notes', 'Theme'],
      source: { entry: { theme: './src/theme.ts' } },
      output: { distPath: 'dist/theme' },
    },
  ],
});
