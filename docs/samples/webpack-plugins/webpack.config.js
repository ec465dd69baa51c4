import webpack from 'webpack';
import ListFiles from './list-files.cjs';

export default {
  mode: 'production',
  entry: './src/index.js',
  experiments: { outputModule: true },
  optimization: { minimize: false },
  output: {
    path: `${import.meta.dirname}/dist/webpack`,
    filename: 'index.js',
    library: { type: 'module' },
    module: true,
  },
  plugins: [
    new webpack.DefinePlugin({ VERSION: '"4.1.0"' }),
    new webpack.EnvironmentPlugin({ CHANNEL: 'stable' }),
    new webpack.ProvidePlugin({
      encode: [`${import.meta.dirname}/src/encode.js`, 'default'],
    }),
    new webpack.BannerPlugin('build-stamp 4.1.0'),
    new ListFiles(),
  ],
};
