import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'limit',
      output: {
        dataUriLimit: { svg: 4096 },
        distPath: 'dist/limit',
      },
    },
    {
      id: 'prefix',
      output: {
        assetPrefix: 'https://cdn.test/badges/',
        distPath: 'dist/prefix',
      },
    },
    {
      id: 'no-emit',
      output: { emitAssets: false, distPath: 'dist/no-emit' },
    },
  ],
});
