import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  output: { target: 'node' },
  environments: {
    linked: {
      output: { distPath: { root: 'out/linked' } },
    },
    deduped: {
      output: { distPath: { root: 'out/deduped' } },
      // The React of the application is used for both.
      resolve: { dedupe: ['react'] },
    },
  },
});
