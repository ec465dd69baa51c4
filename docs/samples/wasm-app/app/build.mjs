import { rsbuild } from '@rslib/core';

const app = await rsbuild.createRsbuild({
  config: {
    source: {
      entry: {
        compiled: './app/compiled.js',
        preserved: './app/preserved.js',
      },
    },
    performance: { printFileSize: false },
    output: {
      distPath: { root: 'dist/app' },
      filenameHash: false,
    },
  },
});
await app.build();
