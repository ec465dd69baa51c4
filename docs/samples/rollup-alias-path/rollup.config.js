import path from 'node:path';
import alias from '@rollup/plugin-alias';

const entry = (name, aliases) => ({
  input: `src/${name}.js`,
  external: ['mini-store'],
  plugins: [alias({ entries: aliases })],
  output: { file: `dist/${name}.js` },
});

export default [
  entry('index', []),
  entry('utils', [
    { find: path.resolve('src/store.js'), replacement: 'mini-store' },
    { find: './store.js', replacement: 'mini-store' },
  ]),
];
