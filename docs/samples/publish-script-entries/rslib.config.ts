import { defineConfig } from '@rslib/core';

const library = { type: 'global', name: 'PriceTag' };

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      parse: './src/parse.ts',
    },
  },
  lib: [
    {
      format: 'iife',
      output: { target: 'web' },
      tools: { rspack: { output: { library } } },
    },
  ],
});
