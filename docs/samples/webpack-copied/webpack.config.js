module.exports = {
  mode: 'production',
  entry: { 'coin-flip': './src/index.js' },
  output: {
    path: `${__dirname}/dist/webpack`,
    library: { type: 'umd', name: 'CoinFlip' },
    globalObject: 'this',
  },
};
