import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { injectStyles: true, minify: true },
  lib: [
    {
      id: 'web',
      output: { target: 'web', distPath: 'dist/web' },
    },
    { id: 'node', output: { distPath: 'dist/node' } },
  ],
  tools: {
    // Numbers, so that the output is the same everywhere.
    rspack: { optimization: { moduleIds: 'natural' } },
  },
});
