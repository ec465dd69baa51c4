import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    manifest: {
      filename: 'entries.json',
      generate: ({ manifestData }) => manifestData.entries,
    },
  },
});
