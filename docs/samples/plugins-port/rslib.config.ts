import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const memory: RsbuildPlugin = {
  name: 'memory',
  setup(api) {
    api.resolve(({ resolveData }) => {
      if (resolveData.request === './store') {
        resolveData.request = './store.memory';
      }
    });
  },
};

const flags: RsbuildPlugin = {
  name: 'flags',
  setup(api) {
    const file = `${api.context.rootPath}/src/flags.js`;
    api.resolve(({ resolveData }) => {
      if (resolveData.request === 'build:flags') {
        resolveData.request = file;
      }
    });
    api.modifyRspackConfig((_, utils) => {
      const { VirtualModulesPlugin } =
        utils.rspack.experiments;
      utils.appendPlugins(
        new VirtualModulesPlugin({
          [file]: 'export default { fast: true };',
        }),
      );
    });
  },
};

export default defineConfig({
  plugins: [memory, flags],
  lib: [
    { id: 'bundle', output: { distPath: 'dist/bundle' } },
    {
      id: 'files',
      bundle: false,
      output: { distPath: 'dist/files' },
    },
  ],
});
