import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    injectStyles: true,
    sourceMap: true,
  },
  tools: {
    // Numbers, so that the output is the same everywhere.
    rspack: { optimization: { moduleIds: 'natural' } },
  },
});
