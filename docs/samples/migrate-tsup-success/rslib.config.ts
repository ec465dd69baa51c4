import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const watching = process.argv.includes('--watch');

const hooks: RsbuildPlugin = {
  name: 'hooks',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      console.log('default:', stats?.hasErrors());
    });
    api.onAfterBuild({
      order: 'post',
      handler: ({ stats }) => {
        console.log('post:', stats?.hasErrors());
        if (watching) process.exit();
      },
    });
  },
};

export default defineConfig({
  lib: [{ dts: true }],
  plugins: [hooks],
});
