import { defineConfig } from '@rslib/core';

const library = { type: 'global', name: 'PriceTag' };

export default defineConfig({
  lib: [
    {
      format: 'iife',
      dts: true,
      output: { target: 'web' },
      tools: { rspack: { output: { library } } },
    },
  ],
});
