import { pluginModuleFederation } from
  '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: true,
      output: { target: 'web', distPath: './dist/esm' },
    },
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
          name: 'price_tag',
          exposes: { '.': './src/index.tsx' },
          shared: {
            react: { singleton: true },
            'react/jsx-runtime': { singleton: true },
          },
          dts: false,
        }),
      ],
    },
  ],
  plugins: [pluginReact()],
  server: { port: 3001 },
});
