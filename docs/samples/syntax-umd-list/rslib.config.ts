import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      syntax: ['node 20', 'chrome 120'],
      output: { target: 'web' },
    },
  ],
});
