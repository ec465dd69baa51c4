import { pluginModuleFederation } from
  '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'mf',
      output: {
        assetPrefix: 'auto',
        distPath: './dist/mf',
        minify: true,
      },
      tools: {
        rspack: { optimization: { moduleIds: 'natural' } },
      },
      plugins: [
        pluginModuleFederation({
          name: 'tax_rates',
          exposes: { '.': './src/index.ts' },
          library: { type: 'module' },
          dts: false,
        }),
      ],
    },
  ],
});
