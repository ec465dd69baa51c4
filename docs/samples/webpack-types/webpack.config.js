const types = require('./types.cjs');

module.exports = types.map((library) => ({
  mode: 'production',
  entry: './src/index.js',
  optimization: { minimize: false },
  output: {
    path: `${__dirname}/dist/webpack/${library.type}`,
    filename: 'index.js',
    library,
  },
}));
