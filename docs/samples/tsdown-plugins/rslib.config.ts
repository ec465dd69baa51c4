import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const moduleOf = (text: string) => {
  const lines = text.trim().split('\n');
  return `export default ${JSON.stringify(lines)}`;
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
          [file]: 'export default { all: true }',
        }),
      );
    });
  },
};

const list: RsbuildPlugin = {
  name: 'list',
  setup(api) {
    api.transform({ test: /\.list$/ }, ({ code }) =>
      moduleOf(code),
    );
  },
};

const stamp: RsbuildPlugin = {
  name: 'stamp',
  setup(api) {
    api.processAssets(
      { stage: 'optimize-size' },
      ({ assets, compilation, sources }) => {
        for (const name of Object.keys(assets)) {
          compilation.updateAsset(
            name,
            (old) =>
              new sources.ConcatSource(old, '// stamped\n'),
          );
        }
      },
    );
    api.processAssets(
      { stage: 'report' },
      ({ assets, compilation, sources }) => {
        const names = JSON.stringify(Object.keys(assets));
        compilation.emitAsset(
          'files.json',
          new sources.RawSource(names),
        );
      },
    );
  },
};

export default defineConfig({
  output: { distPath: 'dist/rslib' },
  plugins: [flags, list, stamp],
});
