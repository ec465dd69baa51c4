import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const moduleOf = (text: string) =>
  `export default ${JSON.stringify(text.trim().split('\n'))}`;

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
      { stage: 'report' },
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
  },
};

export default defineConfig({
  output: { distPath: 'dist/rslib' },
  resolve: { conditionNames: ['browser', '...'] },
  plugins: [list, stamp],
});
