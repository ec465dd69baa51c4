import { defineConfig } from '@rslib/core';

const text = { test: /\.txt$/, type: 'asset/source' };

export default defineConfig({
  tools: {
    rspack: { module: { rules: [text] } },
  },
});
