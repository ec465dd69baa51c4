import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      output: {
        distPath: 'dist/rslib/list',
        externals: [
          /^match-kit/,
          { 'plain-kit': 'renamed-kit' },
          ({ request }, done) =>
            request === 'asked-kit'
              ? done(undefined, request)
              : done(),
        ],
      },
    },
    {
      output: {
        distPath: 'dist/rslib/all',
        autoExternal: { devDependencies: true },
      },
    },
  ],
});
