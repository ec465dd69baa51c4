import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const watch: RsbuildPlugin = {
  name: 'watch',
  setup(api) {
    api.transform({ test: /index\.js$/ }, ({ code }) => {
      console.log('transform');
      return code.replace('area', 'square');
    });
  },
};

export default defineConfig({
  plugins: [watch],
});
