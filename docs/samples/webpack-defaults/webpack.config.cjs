const base = { mode: 'production', entry: './src/index.js' };
const path = `${__dirname}/dist/webpack`;

module.exports = [
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
    target: 'node',
    output: {
      path,
      filename: 'index.js',
      library: { type: 'commonjs2' },
    },
  },
];
