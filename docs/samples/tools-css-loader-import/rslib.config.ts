import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'default',
      bundle: false,
      output: { distPath: 'dist/default' },
    },
    {
      id: 'copied',
      bundle: false,
      output: { distPath: 'dist/copied' },
      tools: { cssLoader: { import: true } },
    },
  ],
});
