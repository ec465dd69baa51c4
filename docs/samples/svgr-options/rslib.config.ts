import { pluginReact } from '@rsbuild/plugin-react';
import {
  type PluginSvgrOptions,
  pluginSvgr,
} from '@rsbuild/plugin-svgr';
import { defineConfig } from '@rslib/core';

const item = (
  id: string,
  svgrOptions: PluginSvgrOptions['svgrOptions'],
) => ({
  id,
  plugins: [pluginReact(), pluginSvgr({ svgrOptions })],
  output: { distPath: `dist/${id}` },
});

export default defineConfig({
  lib: [
    item('default', {}),
    item('own', {
      icon: true,
      titleProp: true,
      replaceAttrValues: { '#333': 'currentColor' },
      svgoConfig: {
        plugins: [{ name: 'prefixIds', params: { prefix: 'plus' } }],
      },
    }),
    item('off', { svgo: false }),
  ],
});
