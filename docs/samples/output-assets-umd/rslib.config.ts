import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'default',
      format: 'umd',
      umdName: 'Badges',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'file',
      format: 'umd',
      umdName: 'Badges',
      output: { dataUriLimit: 0, distPath: 'dist/file' },
    },
    {
      id: 'auto',
      format: 'umd',
      umdName: 'Badges',
      output: {
        dataUriLimit: 0,
        assetPrefix: 'auto',
        distPath: 'dist/auto',
      },
    },
  ],
});
