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
    { format: 'esm' },
    {
      format: 'umd',
      umdName: 'LikeButton',
      output: {
        externals: { react },
        filename: { js: '[name].umd.cjs' },
      },
    },
  ],
  source: { entry: { 'like-button': './src/index.tsx' } },
  output: {
    distPath: 'dist/rslib',
    filename: { css: 'style.css' },
    minify: true,
    target: 'web',
  },
  plugins: [
    pluginReact({
      swcReactOptions: { runtime: 'classic' },
    }),
  ],
});
