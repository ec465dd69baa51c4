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
      format: 'umd',
      umdName: 'ReactHello',
      syntax: 'es2020',
    },
  ],
  output: {
    target: 'web',
    distPath: 'dist/rslib',
    externals: { react },
  },
});
