import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const moduleOf = (text: string) => {
  const lines = text.trim().split('\n');
  return `export default ${JSON.stringify(lines)}`;
};

const list: RsbuildPlugin = {
  name: 'list',
  setup(api) {
    api.transform({ test: /\.list$/ }, ({ code }) =>
      moduleOf(code),
    );
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
    api.onAfterBuild({
      order: 'post',
      handler: () => console.log('done: rslib'),
    });
  },
};

export default defineConfig({
  output: { distPath: 'dist/rslib' },
  plugins: [list],
});
