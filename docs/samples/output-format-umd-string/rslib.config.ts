import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'SizeBadge',
      output: {
        target: 'web',
        externals: { 'size-label': 'SizeLabel' },
      },
    },
  ],
});
