import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      format: 'umd',
      umdName: 'note-list',
      output: { distPath: 'dist/dash' },
    },
    {
      format: 'umd',
      umdName: 'Notes.List',
      output: { distPath: 'dist/dot' },
    },
    {
      format: 'umd',
      umdName: '@notes/list',
      output: { distPath: 'dist/scope' },
    },
  ],
});
