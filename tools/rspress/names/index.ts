import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { classNames } from './class-name.ts';

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
        // The framework's own names of the pages' chunks are hashes beside which there is an id anyway.
        chain.output.chunkFilename(({ chunk }) =>
          chunk?.name?.startsWith('route-')
            ? 'static/js/async/route-[id].[contenthash:8].js'
            : 'static/js/async/[id].[contenthash:10].js',
        );
      });
    },
  };
}
