import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  plugins: [pluginReact(), pluginSvgr()],
  source: { entry: { index: ['./src/**', '!./src/*.d.ts'] } },
});
