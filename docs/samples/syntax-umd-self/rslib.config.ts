import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'ReadingList',
      syntax: 'es2019',
      output: { target: 'web' },
    },
  ],
});
