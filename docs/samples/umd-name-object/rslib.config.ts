import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: {
        root: ['Notes', 'List'],
        amd: 'note-list',
        commonjs: 'note-list',
      },
      output: { target: 'web' },
    },
  ],
});
