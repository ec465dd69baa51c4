import { pluginNodePolyfill } from '@rsbuild/plugin-node-polyfill';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'polyfilled',
      output: { distPath: 'dist/polyfilled' },
      plugins: [pluginNodePolyfill()],
    },
  ],
  output: { target: 'web' },
});
