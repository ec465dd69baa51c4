import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginReact(), pluginSvgr({ mixedImport: true })],
  output: { target: 'web' },
  lib: [
    { id: 'bundled', output: { distPath: 'dist/bundled' } },
    {
      id: 'files',
      bundle: false,
      source: { entry: { index: ['./src/**', '!./src/*.d.ts'] } },
      output: { distPath: 'dist/files' },
    },
  ],
});
