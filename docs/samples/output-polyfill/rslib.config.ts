import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['chrome 80'],
  output: { target: 'web' },
  lib: [
    { id: 'off', output: { distPath: 'dist/off' } },
    {
      id: 'usage',
      output: { polyfill: 'usage', distPath: 'dist/usage' },
    },
    {
      id: 'entry',
      output: { polyfill: 'entry', distPath: 'dist/entry' },
    },
    {
      id: 'node',
      syntax: ['node 12'],
      output: {
        target: 'node',
        polyfill: 'usage',
        distPath: 'dist/node',
      },
    },
  ],
});
