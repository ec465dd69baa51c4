import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack: () => ({ devtool: 'source-map' }),
  },
});
