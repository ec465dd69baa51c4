import { babel } from '@rollup/plugin-babel';

export default {
  input: 'src/index.js',
  plugins: [
    babel({
      babelHelpers: 'bundled',
      presets: [
        ['@babel/preset-env', { targets: 'node 12' }],
      ],
    }),
  ],
  output: { file: 'dist/rollup/index.js' },
};
