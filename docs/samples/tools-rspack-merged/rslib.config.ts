import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack: (config, { mergeConfig }) =>
      mergeConfig(config, { devtool: 'source-map' }),
  },
});
