import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

const listed = pluginSass({
  sassLoaderOptions: {
    sassOptions: {
      silenceDeprecations: [
        'global-builtin',
        'color-functions',
      ],
    },
  },
});

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'default',
      plugins: [pluginSass()],
      source: { entry: { index: './src/old.js' } },
      output: { distPath: 'dist/default' },
    },
    {
      id: 'listed',
      plugins: [listed],
      source: { entry: { index: './src/old.js' } },
      output: { distPath: 'dist/listed' },
    },
    {
      id: 'modern',
      plugins: [pluginSass()],
      source: { entry: { index: './src/modern.js' } },
      output: { distPath: 'dist/modern' },
    },
  ],
});
