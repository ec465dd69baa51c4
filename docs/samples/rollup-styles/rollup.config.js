import postcss from 'rollup-plugin-postcss';

const input = 'src/index.js';

export default [
  {
    input,
    plugins: [
      postcss({ extract: 'style.css', autoModules: true }),
    ],
    output: { file: 'dist/rollup/file/index.js' },
  },
  {
    input,
    plugins: [postcss({ autoModules: true })],
    output: { file: 'dist/rollup/injected/index.js' },
  },
];
