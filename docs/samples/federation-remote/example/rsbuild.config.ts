import { pluginModuleFederation } from
  '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'shop',
      remotes: {
        'price-tag':
          'price_tag@http://localhost:3001/mf-manifest.json',
      },
      shared: {
        react: { singleton: true },
        'react/jsx-runtime': { singleton: true },
      },
      dts: false,
    }),
  ],
  source: { entry: { index: './index.ts' } },
  server: { port: 3000 },
});
