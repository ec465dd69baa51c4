import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

const additionalData = `@use '@styles/tokens' as *;`;

export default defineConfig({
  plugins: [
    pluginSass({ sassLoaderOptions: { additionalData } }),
  ],
  resolve: { alias: { '@styles': './styles' } },
  output: { target: 'web' },
  lib: [{ format: 'esm' }],
});
