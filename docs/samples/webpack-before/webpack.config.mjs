const base = {
  mode: 'production',
  target: 'node18',
  entry: './src/index.ts',
  module: {
    rules: [{ test: /\.ts$/, loader: 'ts-loader' }],
  },
  resolve: { extensions: ['.ts', '.js'] },
  optimization: { minimize: false },
};

export default [
  {
    ...base,
    experiments: { outputModule: true },
    output: {
      filename: 'index.mjs',
      library: { type: 'module' },
      module: true,
    },
  },
  {
    ...base,
    output: {
      filename: 'index.cjs',
      library: { type: 'commonjs2' },
    },
  },
];
