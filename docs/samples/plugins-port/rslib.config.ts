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

const file = 'src/build-flags.js';
const flags: RsbuildPlugin = {
  name: 'flags',
  setup(api) {
    api.resolve(({ resolveData }) => {
      if (resolveData.request === 'build:flags') {
        resolveData.request = `${api.context.rootPath}/${file}`;
      }
    });
    api.modifyRspackConfig((_, { appendPlugins, rspack }) => {
      appendPlugins(
        new rspack.experiments.VirtualModulesPlugin({
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
