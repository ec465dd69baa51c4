import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const sizeLimit: RsbuildPlugin = {
  name: 'size-limit',
  setup(api) {
    api.onAfterBuild(() => {
      throw new Error('index.js is larger than 10 bytes.');
    });
  },
};

export default defineConfig({
  plugins: [sizeLimit],
});
