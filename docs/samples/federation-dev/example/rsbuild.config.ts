import { pluginModuleFederation } from
  '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const server =
  process.env.REMOTE ?? 'http://localhost:3001';

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'shop',
      remotes: {
        'price-tag': `price_tag@${server}/mf-manifest.json`,
      },
      shared: {
        react: { singleton: true },
        'react/jsx-runtime': { singleton: true },
      },
      dts: { consumeTypes: { typesOnBuild: true } },
    }),
  ],
  source: { entry: { index: './index.ts' } },
  server: { port: 3000 },
});
