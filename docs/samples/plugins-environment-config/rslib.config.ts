import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const shorter: RsbuildPlugin = {
  name: 'shorter',
  setup(api) {
    api.modifyEnvironmentConfig((config) => {
      config.output.minify = true;
    });
  },
};

export default defineConfig({
  plugins: [shorter],
});
