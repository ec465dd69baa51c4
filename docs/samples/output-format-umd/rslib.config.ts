import { defineConfig } from '@rslib/core';

const clsx = {
  root: 'clsx',
  amd: 'clsx',
  commonjs: 'clsx',
  commonjs2: 'clsx',
};

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: true,
      output: { target: 'web', distPath: 'dist/esm' },
    },
    {
      format: 'umd',
      umdName: 'SizeBadge',
      output: {
        target: 'web',
        distPath: 'dist/umd',
        externals: { clsx },
      },
    },
  ],
});
