import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'earlier',
      source: { decorators: { version: '2022-03' } },
      output: { distPath: 'dist/earlier' },
    },
    {
      id: 'legacy',
      source: { decorators: { version: 'legacy' } },
      output: { distPath: 'dist/legacy' },
    },
    {
      id: 'helpers',
      externalHelpers: true,
      output: { distPath: 'dist/helpers' },
    },
  ],
});
