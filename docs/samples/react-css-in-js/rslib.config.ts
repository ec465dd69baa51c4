import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      badge: './src/badge.tsx',
      note: './src/note.tsx',
      'note-default': './src/note-default.tsx',
    },
  },
  plugins: [
    pluginReact({
      swcReactOptions: { importSource: '@emotion/react' },
    }),
  ],
  lib: [{ format: 'esm', dts: true }],
});
