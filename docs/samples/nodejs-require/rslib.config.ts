import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      plugin: './src/plugin.ts',
      ending: './src/ending.ts',
    },
  },
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'shim',
      shims: { esm: { require: true } },
      output: { distPath: 'dist/shim' },
    },
  ],
});
