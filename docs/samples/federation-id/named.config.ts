import { pluginModuleFederation } from
  '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'mf',
      id: 'remote',
      output: { filenameHash: false, minify: true },
      plugins: [
        pluginModuleFederation(
          {
            name: 'price_tag',
            exposes: { '.': './src/index.tsx' },
            shared: { react: { singleton: true } },
            dts: false,
          },
          { environment: 'remote' },
        ),
      ],
    },
  ],
  plugins: [pluginReact()],
});
