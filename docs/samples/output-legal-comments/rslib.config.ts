import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'linked',
      output: { distPath: 'dist/linked' },
    },
    {
      id: 'inline',
      output: {
        legalComments: 'inline',
        distPath: 'dist/inline',
      },
    },
    {
      id: 'none',
      output: {
        legalComments: 'none',
        distPath: 'dist/none',
      },
    },
  ],
});
