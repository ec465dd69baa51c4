import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.scss' } },
  plugins: [pluginSass()],
  output: { target: 'web' },
  lib: [{ format: 'esm' }],
});
