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
      output: { minify: true, distPath: 'dist/true' },
    },
    {
      id: 'false',
      output: { minify: false, distPath: 'dist/false' },
    },
  ],
});
