const base = {
  mode: 'production',
  target: 'node18',
  entry: './src/index.ts',
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'ts-loader',
        options: { compilerOptions: { declaration: true } },
      },
    ],
  },
  resolve: { extensions: ['.ts', '.js'] },
  optimization: { minimize: false },
};
const path = `${import.meta.dirname}/dist/webpack`;

export default [
  {
    ...base,
    experiments: { outputModule: true },
    output: {
      path,
      filename: 'index.mjs',
      library: { type: 'module' },
      module: true,
    },
  },
  {
    ...base,
    output: {
      path,
      filename: 'index.cjs',
      library: { type: 'commonjs2' },
    },
  },
];
