import config from './webpack.config.mjs';

export default {
  ...config,
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
};
