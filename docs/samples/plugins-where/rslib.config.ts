import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const plugin = (name: string): RsbuildPlugin => ({
  name,
  setup(api) {
    console.log(`${name}: setup`);
    api.modifyEnvironmentConfig((_, item) => {
      console.log(`${name}: changes ${item.name}`);
    });
    api.onAfterBuild(({ environments }) => {
      const items = Object.keys(environments);
      console.log(`${name}: after ${items.join(', ')}`);
    });
  },
});

export default defineConfig({
  plugins: [plugin('top')],
  lib: [
    { format: 'esm', plugins: [plugin('one')] },
    { format: 'cjs' },
  ],
});
