import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const csv: RsbuildPlugin = {
  name: 'csv',
  setup(api) {
    api.transform({ test: /\.csv$/ }, ({ code }) => {
      const lines = code.trim().split('\n');
      const rows = lines.map((line) => line.split(','));
      return `export default ${JSON.stringify(rows)};`;
    });

    api.processAssets(
      { stage: 'additional' },
      ({ compilation, sources }) => {
        const text = new sources.RawSource('CC0\n');
        compilation.emitAsset('DATA-LICENSE.txt', text);
      },
    );
  },
};

export default defineConfig({
  plugins: [csv],
});
