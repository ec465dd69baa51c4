import { defineConfig } from '@rslib/core';

const attributes = { 'data-library': 'badges' };

export default defineConfig({
  output: {
    target: 'web',
    injectStyles: true,
    minify: true,
  },
  tools: {
    styleLoader: { attributes },
    // Ids without paths: the same file on every machine.
    rspack: { optimization: { moduleIds: 'natural' } },
  },
});
