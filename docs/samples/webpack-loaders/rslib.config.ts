import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    distPath: { root: 'dist/rslib', svg: 'assets' },
    filename: { css: 'style.css', svg: '[name][ext]' },
    target: 'web',
  },
  plugins: [pluginSass()],
  tools: {
    rspack: {
      module: {
        rules: [{ test: /\.csv$/, loader: './csv-loader.cjs' }],
      },
    },
  },
});
