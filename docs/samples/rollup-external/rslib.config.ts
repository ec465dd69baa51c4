import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/rslib/listed' } },
    {
      output: {
        distPath: 'dist/rslib/every',
        autoExternal: false,
        externals: [/^[^./]/],
      },
    },
    {
      output: {
        distPath: 'dist/rslib/renamed',
        autoExternal: false,
        externals: ({ request }, done) =>
          request === 'star-map'
            ? done(undefined, request)
            : done(),
      },
    },
  ],
});
