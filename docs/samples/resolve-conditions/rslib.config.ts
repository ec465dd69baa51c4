import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'lite',
      resolve: { conditionNames: ['lite', '...'] },
      output: { distPath: 'dist/lite' },
    },
  ],
});
