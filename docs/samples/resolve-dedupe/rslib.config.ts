import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'dedupe',
      resolve: { dedupe: ['dates'] },
      output: { distPath: 'dist/dedupe' },
    },
    {
      id: 'typo',
      resolve: { dedupe: ['date'] },
      output: { distPath: 'dist/typo' },
    },
  ],
});
