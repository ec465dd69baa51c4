import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  plugins: [
    pluginReact({ swcReactOptions: { runtime: 'preserve' } }),
  ],
});
