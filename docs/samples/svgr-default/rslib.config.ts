import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginSvgr({ svgrOptions: { exportType: 'default' } }),
  ],
  lib: [
    {
      id: 'bundled',
      source: {
        entry: { index: './src/index.js', url: './src/url.js' },
      },
      output: { distPath: 'dist/bundled' },
    },
    {
      id: 'files',
      bundle: false,
      output: { distPath: 'dist/files' },
    },
  ],
});
