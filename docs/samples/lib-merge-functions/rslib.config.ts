import { defineConfig } from '@rslib/core';

const say = (place: string) => () => {
  console.log(`rspack of ${place}`);
};

const plugin = (name: string) => ({
  name,
  setup: () => console.log(`plugin of ${name}`),
});

export default defineConfig({
  plugins: [plugin('top')],
  tools: { rspack: say('top') },
  lib: [
    {
      plugins: [plugin('item')],
      tools: { rspack: say('item') },
    },
  ],
});
