import { rsbuild } from '@rslib/core';

const app = await rsbuild.createRsbuild({
  config: {
    source: { entry: { main: './app/main.js' } },
    output: {
      distPath: { root: 'dist/app' },
      filenameHash: false,
    },
  },
});
await app.build();
