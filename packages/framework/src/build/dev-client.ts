import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';

/**
 * Rsbuild plugin for the dev server, whose client runs in every page and every web worker. A page
 * that was blank, because it could not be compiled, appears as soon as it is mended. Where the
 * client cannot apply a change it calls `location.reload`, which workers do not have, and ends in a
 * TypeError; in a worker it does nothing: the page reloads, and starts a new one.
 */
export const devClient: RsbuildPlugin = {
  name: 'site-dev-client',
  setup(api) {
    if (api.context.action !== 'dev') return;
    const preEntry = path.resolve('packages/framework/src/browser/reloadBlankPage.ts');
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, {
        source: { preEntry },
        // Editors empty a file before they write it, which would be compiled twice.
        tools: { rspack: { watchOptions: { aggregateTimeout: 50 } } },
      }),
    );
    api.transform({ test: /[\\/]worker\.ts$/, order: 'pre' }, ({ code }) => {
      return `Object.assign(self.location, { reload() {} });\n${code}`;
    });
  },
};
