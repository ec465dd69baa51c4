import type { RsbuildPlugin } from '@rslib/core';

/**
 * Rsbuild plugin for the dev server, whose client is also part of every web worker. Where the
 * client cannot apply a change it calls `location.reload`, which workers do not have, and ends in a
 * TypeError. In a worker it does nothing: the page reloads, and starts a new one.
 */
export const quietWorkers: RsbuildPlugin = {
  name: 'site-quiet-workers',
  setup(api) {
    if (api.context.action !== 'dev') return;
    api.transform({ test: /[\\/]worker\.ts$/, order: 'pre' }, ({ code }) => {
      return `Object.assign(self.location, { reload() {} });\n${code}`;
    });
  },
};
