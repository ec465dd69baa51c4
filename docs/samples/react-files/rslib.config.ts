import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false, dts: true }],
  plugins: [pluginReact()],
  source: {
    entry: {
      index: ['./src/**', '!./src/**/*.{d.ts,test.*}'],
    },
  },
  output: {
    target: 'web',
    cssModules: {
      localIdentName: 'slate-[local]-[hash:base64:6]',
    },
  },
});
