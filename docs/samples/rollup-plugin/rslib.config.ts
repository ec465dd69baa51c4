import { writeFileSync } from 'node:fs';
import {
  defineConfig,
  type RsbuildPlugin,
  rspack,
} from '@rslib/core';

const lines: RsbuildPlugin = {
  name: 'flag-names:lines',
  setup(api) {
    const file = `${api.context.rootPath}/src/info.js`;
    api.resolve(({ resolveData }) => {
      if (resolveData.request === 'build:info') {
        resolveData.request = file;
      }
    });
    api.modifyRspackConfig((_, { appendPlugins }) => {
      appendPlugins(
        new rspack.experiments.VirtualModulesPlugin({
          [file]: "export const builtWith = 'Rslib';",
        }),
      );
    });
    api.transform({ test: /\.list$/ }, ({ code }) => {
      const list = JSON.stringify(code.trim().split('\n'));
      return `export default ${list};`;
    });
    api.processAssets(
      { stage: 'optimize-size' },
      ({ assets, compilation, sources }) => {
        for (const [name, code] of Object.entries(assets)) {
          compilation.updateAsset(
            name,
            new sources.ConcatSource('// checked\n', code),
          );
        }
        compilation.emitAsset(
          'NOTICE.txt',
          new sources.RawSource('flag-names\n'),
        );
      },
    );
    api.onAfterBuild(() =>
      writeFileSync('dist/done.txt', 'rslib'),
    );
  },
};

export default defineConfig({
  output: { distPath: 'dist/rslib' },
  plugins: [lines],
});
