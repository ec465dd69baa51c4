export default {
  mode: 'production',
  target: 'node20',
  entry: { near: './src/near.js', far: './src/far.js' },
  experiments: { outputModule: true },
  optimization: { minimize: false },
  output: {
    path: `${import.meta.dirname}/dist/webpack`,
    filename: '[name].js',
    chunkFilename: 'chunks/[name].js',
    library: { type: 'module' },
    module: true,
    clean: true,
  },
};
