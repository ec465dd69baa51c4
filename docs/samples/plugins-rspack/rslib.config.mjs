import { defineConfig, rspack } from '@rslib/core';

export default defineConfig({
  plugins: [new rspack.BannerPlugin({ banner: 'Hello' })],
});
