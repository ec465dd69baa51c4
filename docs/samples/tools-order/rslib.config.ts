import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const say = (what: string) => () => {
  console.log(what);
};

const plugin: RsbuildPlugin = {
  name: 'example',
  setup(api) {
    api.modifyBundlerChain(say('chain: plugin'));
    api.modifyRspackConfig(say('rspack: plugin'));
  },
};

export default defineConfig({
  plugins: [plugin],
  tools: {
    rspack: say('rspack: top level'),
    bundlerChain: say('chain: top level'),
  },
  lib: [
    {
      tools: {
        rspack: say('rspack: item'),
        bundlerChain: say('chain: item'),
      },
    },
  ],
});
