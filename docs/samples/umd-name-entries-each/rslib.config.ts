import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: ['Notes', '[name]'],
      output: { target: 'web' },
    },
  ],
  source: {
    entry: {
      list: './src/list.ts',
      theme: './src/theme.ts',
    },
  },
});
