import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { productionRouter } from './production.ts';
import { shakable } from './shakable.ts';

/** Rspress plugin that gives readers of the router what the site uses, and no warnings for developers (decisions/weight.md). */
export function lightRouter(): RspressPlugin {
  return { name: 'site-light-router', builderConfig: { plugins: [light] } };
}

const light: RsbuildPlugin = {
  name: 'site-light-router',
  setup(api) {
    api.modifyBundlerChain((chain, { environment, isProd }) => {
      if (!isProd || environment.name !== 'web') return;
      for (const [name, file] of productionRouter()) chain.resolve.alias.set(name, file);
    });
    api.transform(
      { test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/, environments: ['web'] },
      ({ code }) => shakable(code),
    );
  },
};
