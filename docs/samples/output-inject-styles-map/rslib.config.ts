import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', injectStyles: true, minify: true },
  lib: [
    {
      id: 'true',
      output: { sourceMap: true, distPath: 'dist/true' },
    },
    {
      id: 'js',
      output: {
        sourceMap: { js: 'source-map' },
        distPath: 'dist/js',
      },
    },
  ],
  tools: {
    // Numbers, so that the output is the same everywhere.
    rspack: { optimization: { moduleIds: 'natural' } },
  },
});
