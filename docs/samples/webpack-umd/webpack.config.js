module.exports = {
  mode: 'production',
  entry: './src/index.js',
  output: {
    path: `${__dirname}/dist/webpack`,
    filename: 'chart-lite.js',
    library: { name: 'ChartLite', type: 'umd' },
    globalObject: 'this',
  },
  externals: {
    'axis-math': {
      root: 'AxisMath',
      commonjs: 'axis-math',
      commonjs2: 'axis-math',
      amd: 'axis-math',
    },
  },
};
