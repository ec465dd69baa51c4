import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      bundle: false,
      source: { entry: { index: './src/*.css' } },
      syntax: ['chrome 100', 'safari 15'],
    },
  ],
  output: { target: 'web' },
});
