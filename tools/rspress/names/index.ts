import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { classNames } from './class-name.ts';
import { chunkFile } from './file-names.ts';

/**
 * Rspress plugin that gives classes and the scripts of pages short names: nothing in them that differs without need, because a page
 * carries the names of its classes, and every page's script the addresses of all others (decisions/weight.md).
 */
export function names(): RspressPlugin {
  return { name: 'site-names', builderConfig: { plugins: [shortNames()] } };
}

function shortNames(): RsbuildPlugin {
  const classOf = classNames();
  return {
    name: 'site-names',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          tools: {
            cssLoader: {
              modules: {
                getLocalIdent: ({ resourcePath }, _, local) =>
                  classOf(resourcePath, local),
              },
            },
          },
        }),
      );
      api.modifyBundlerChain((chain, { environment, isProd }) => {
        if (!isProd || environment.name !== 'web') return;
        chain.output.chunkFilename(({ chunk }) => chunkFile(chunk?.name));
      });
    },
  };
}
