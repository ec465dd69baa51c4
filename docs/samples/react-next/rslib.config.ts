import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'files',
      bundle: false,
      source: { entry: { index: './src/**' } },
      output: { distPath: 'dist/files' },
    },
    {
      id: 'bundled',
      source: { entry: { index: './src/index.ts' } },
      output: { distPath: 'dist/bundled' },
    },
  ],
  plugins: [pluginReact()],
  output: { target: 'web' },
});
