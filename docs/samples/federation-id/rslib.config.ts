import { pluginModuleFederation } from
  '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'mf',
      id: 'remote',
      plugins: [
        pluginModuleFederation({
          name: 'price_tag',
          exposes: { '.': './src/index.tsx' },
          shared: { react: { singleton: true } },
          dts: false,
        }),
      ],
    },
  ],
  plugins: [pluginReact()],
});
