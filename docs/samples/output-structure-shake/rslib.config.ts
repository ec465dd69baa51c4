import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'bundled',
      output: { distPath: 'dist/bundled' },
    },
    {
      id: 'bundled-promise',
      output: {
        distPath: 'dist/bundled-promise',
        copy: [{ from: 'promise.json', to: 'package.json' }],
      },
    },
    {
      id: 'bundleless',
      bundle: false,
      output: { distPath: 'dist/bundleless' },
    },
    {
      id: 'bundleless-promise',
      bundle: false,
      output: {
        distPath: 'dist/bundleless-promise',
        copy: [{ from: 'promise.json', to: 'package.json' }],
      },
    },
    {
      id: 'bundled-pure',
      source: { entry: { index: './src-pure/index.ts' } },
      output: { distPath: 'dist/bundled-pure' },
    },
  ],
});
