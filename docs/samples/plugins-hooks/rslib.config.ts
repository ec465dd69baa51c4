import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const say = (what: string) => () => {
  console.log(what);
};

const hooks: RsbuildPlugin = {
  name: 'hooks',
  setup(api) {
    api.modifyRsbuildConfig(say('modifyRsbuildConfig'));
    api.modifyEnvironmentConfig(
      say('modifyEnvironmentConfig'),
    );
    api.modifyBundlerChain(say('modifyBundlerChain'));
    api.modifyRspackConfig(say('modifyRspackConfig'));
    api.onBeforeBuild(say('onBeforeBuild'));
    api.onAfterEnvironmentCompile(
      say('onAfterEnvironmentCompile'),
    );
    api.onAfterBuild(say('onAfterBuild'));
    api.onCloseBuild(say('onCloseBuild'));
  },
};

export default defineConfig({
  plugins: [hooks],
});
