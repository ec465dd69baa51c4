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
      plugins: [
        pluginModuleFederation({
          name: 'price_tag',
          exposes: { '.': './src/index.tsx' },
          shared: {
            react: { singleton: true },
            'react/jsx-runtime': { singleton: true },
          },
        }),
      ],
    },
  ],
  plugins: [pluginReact()],
  server: { port: Number(process.env.PORT ?? 3001) },
});
