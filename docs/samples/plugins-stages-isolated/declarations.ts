import type { RsbuildPlugin } from '@rslib/core';

export const declarations: RsbuildPlugin = {
  name: 'declarations',
  setup(api) {
    const stage = 'report';
    api.processAssets({ stage }, ({ assets }) => {
      for (const name of Object.keys(assets))
        if (name.endsWith('.d.ts')) console.log(name);
    });
  },
};
