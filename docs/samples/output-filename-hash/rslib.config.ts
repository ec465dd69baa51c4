import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'true',
      output: { filenameHash: true, distPath: 'dist/true' },
    },
    {
      id: 'string',
      output: {
        filenameHash: 'contenthash:4',
        distPath: 'dist/string',
      },
    },
    {
      id: 'object',
      output: {
        filenameHash: { enable: false, format: 'contenthash:4' },
        distPath: 'dist/object',
      },
    },
  ],
});
