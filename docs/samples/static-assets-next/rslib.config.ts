import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'plain', output: { distPath: 'dist/plain' } },
    {
      id: 'url',
      source: { entry: { index: './src/url.js' } },
      output: { distPath: 'dist/url' },
    },
    {
      id: 'inline',
      output: {
        distPath: 'dist/inline',
        dataUriLimit: 4096,
      },
    },
  ],
  output: { target: 'web' },
});
