import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

const umd = (root: string, name: string) => ({
  root,
  commonjs: name,
  commonjs2: name,
  amd: name,
});

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'umd',
      umdName: 'LikeButton',
      output: {
        externals: {
          react: umd('React', 'react'),
          'react/jsx-runtime': umd(
            'jsxRuntime',
            'react/jsx-runtime',
          ),
        },
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
  plugins: [pluginReact()],
});
