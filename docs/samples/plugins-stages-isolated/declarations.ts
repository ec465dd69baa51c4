import type { RsbuildPlugin } from '@rslib/core';

export const declarations: RsbuildPlugin = {
  name: 'declarations',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ assets }) => {
      const names = Object.keys(assets);
      console.log(names.filter((one) => one.endsWith('.d.ts')));
    });
  },
};
