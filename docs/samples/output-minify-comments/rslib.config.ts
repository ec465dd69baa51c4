import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'default', output: { distPath: 'dist/default' } },
    {
      id: 'true',
      output: { distPath: 'dist/true', minify: true },
    },
    {
      id: 'false',
      output: { distPath: 'dist/false', minify: false },
    },
  ],
});
