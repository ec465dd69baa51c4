import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { productionRouter } from './production.ts';

/** Rspress plugin that gives readers the router without its warnings for developers (decisions/weight.md). */
export function lightRouter(): RspressPlugin {
  return { name: 'site-light-router', builderConfig: { plugins: [aliases] } };
}

const aliases: RsbuildPlugin = {
  name: 'site-light-router',
  setup(api) {
    api.modifyBundlerChain((chain, { environment, isProd }) => {
      if (!isProd || environment.name !== 'web') return;
      for (const [name, file] of productionRouter()) chain.resolve.alias.set(name, file);
    });
  },
};
