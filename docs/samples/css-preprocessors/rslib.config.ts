import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginSass(), pluginLess()],
  output: { target: 'web' },
  lib: [
    { id: 'bundled', output: { distPath: 'dist' } },
    {
      id: 'files',
      bundle: false,
      source: {
        entry: { index: ['./src/**', '!./src/**/_*'] },
      },
      output: { distPath: 'dist/files' },
    },
  ],
});
