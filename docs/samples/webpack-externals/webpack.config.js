import nodeExternals from 'webpack-node-externals';

const base = {
  mode: 'production',
  entry: './src/index.js',
  experiments: { outputModule: true },
  optimization: { minimize: false },
};

const output = (name) => ({
  path: `${import.meta.dirname}/dist/webpack/${name}`,
  filename: 'index.js',
  library: { type: 'module' },
  module: true,
});

export default [
  {
    ...base,
    output: output('list'),
    externalsType: 'module',
    externals: [
      'ferry-core',
      /^match-kit/,
      { 'plain-kit': 'renamed-kit' },
      ({ request }, done) =>
        request === 'asked-kit' ? done(null, request) : done(),
    ],
  },
  {
    ...base,
    output: output('all'),
    externalsPresets: { node: true },
    externals: [nodeExternals({ importType: 'module' })],
  },
];
