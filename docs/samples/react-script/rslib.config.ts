import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

const react = {
  root: 'React',
  commonjs: 'react',
  commonjs2: 'react',
  amd: 'react',
};

export default defineConfig({
  lib: [
    {
      id: 'module',
      format: 'esm',
      source: { entry: { index: './src/index.tsx' } },
      plugins: [pluginReact()],
    },
    {
      id: 'outside',
      format: 'umd',
      umdName: 'LikeWidget',
      source: { entry: { outside: './src/index.tsx' } },
      output: { externals: { react } },
      plugins: [
        pluginReact({
          swcReactOptions: { runtime: 'classic' },
        }),
      ],
    },
    {
      id: 'inside',
      format: 'umd',
      umdName: 'LikeWidget',
      source: { entry: { inside: './src/mount.tsx' } },
      output: { minify: true },
      plugins: [pluginReact()],
    },
  ],
  output: { target: 'web' },
});
