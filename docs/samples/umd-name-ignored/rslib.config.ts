import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      umdName: 'NoteList',
      output: { distPath: 'dist/esm' },
    },
    {
      format: 'iife',
      umdName: 'NoteList',
      source: { entry: { script: './src/script.ts' } },
      output: { distPath: 'dist/iife' },
    },
  ],
});
