import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      dts: true,
      source: {
        entry: {
          index: ['src/**', '!src/**/*.stories.*'],
        },
      },
    },
  ],
  output: { target: 'node' },
  plugins: [pluginReact()],
  source: {
    define: { __VERSION__: JSON.stringify('1.0.0') },
  },
});
