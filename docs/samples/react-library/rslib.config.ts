import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }],
  plugins: [pluginReact()],
  output: {
    target: 'web',
    cssModules: {
      localIdentName: 'pebble-[local]-[hash:base64:6]',
    },
  },
});
