import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  plugins: [pluginReact()],
  source: {
    entry: {
      index: './src/index.tsx',
      client: './src/client.tsx',
    },
  },
  output: { target: 'web' },
});
