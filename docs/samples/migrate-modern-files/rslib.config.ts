import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      format: 'esm',
      syntax: 'es2020',
      dts: true,
      redirect: {
        js: { path: true },
        style: { path: true },
        asset: { path: true },
      },
    },
  ],
  output: {
    target: 'web',
    distPath: { root: 'dist/rslib', svg: 'assets' },
  },
  plugins: [pluginReact(), pluginSass()],
});
