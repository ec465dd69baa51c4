import { pluginModuleFederation } from
  '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'mf',
      plugins: [
        pluginModuleFederation({
          name: 'price-tag',
          exposes: { '.': './src/index.tsx' },
          shared: { react: { singleton: true } },
        }),
      ],
    },
  ],
  plugins: [pluginReact()],
});
