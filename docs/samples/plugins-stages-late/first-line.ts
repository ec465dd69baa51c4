import type { RsbuildPlugin, Rspack } from '@rslib/core';

type Stage = Parameters<
  Parameters<RsbuildPlugin['setup']>[0]['processAssets']
>[0]['stage'];

/** Puts a line in front of each JavaScript file. */
export const firstLine = (stage: Stage): RsbuildPlugin => ({
  name: 'first-line',
  setup(api) {
    api.processAssets(
      { stage },
      ({ assets, compilation, sources }) => {
        for (const name of Object.keys(assets)) {
          if (!name.endsWith('.js')) continue;
          const add = (old: Rspack.sources.Source) =>
            new sources.ConcatSource('/* added */\n', old);
          compilation.updateAsset(name, add);
        }
      },
    );
  },
});
