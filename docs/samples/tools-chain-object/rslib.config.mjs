import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    bundlerChain: { devtool: 'source-map' },
  },
});
