import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'ChartLite' }],
  source: { entry: { 'chart-lite': './src/index.js' } },
  output: {
    distPath: 'dist/rslib',
    externals: {
      'axis-math': {
        root: 'AxisMath',
        commonjs: 'axis-math',
        commonjs2: 'axis-math',
        amd: 'axis-math',
      },
    },
    minify: true,
    target: 'web',
  },
});
