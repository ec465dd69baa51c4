import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const stamp = (): RsbuildPlugin => ({
  name: 'stamp',
  setup(api) {
    api.transform({ test: /\.js$/ }, ({ code }) => {
      return `${code}\nconsole.log('loaded');`;
    });
  },
});

export default defineConfig({
  plugins: [stamp()],
  lib: [{ plugins: [stamp()] }],
});
