import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const css = [
  MiniCssExtractPlugin.loader,
  {
    loader: 'css-loader',
    options: { modules: { auto: true, namedExport: false } },
  },
];

export default {
  mode: 'production',
  entry: './src/index.js',
  experiments: { outputModule: true },
  optimization: { minimize: false },
  output: {
    path: `${import.meta.dirname}/dist/webpack`,
    filename: 'index.js',
    assetModuleFilename: 'assets/[name][ext]',
    library: { type: 'module' },
    module: true,
  },
  module: {
    rules: [
      { test: /\.css$/, use: css },
      { test: /\.scss$/, use: [...css, 'sass-loader'] },
      { test: /\.csv$/, loader: './csv-loader.cjs' },
      { test: /\.svg$/, type: 'asset/resource' },
      { resourceQuery: /raw/, type: 'asset/source' },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: 'style.css' }),
  ],
};
