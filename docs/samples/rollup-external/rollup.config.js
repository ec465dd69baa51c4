import { nodeResolve } from '@rollup/plugin-node-resolve';
import { readFileSync } from 'node:fs';

const input = 'src/index.js';
const plugins = [nodeResolve()];
const { dependencies, peerDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const names = Object.keys({
  ...dependencies,
  ...peerDependencies,
});

const build = (name, external) => ({
  input,
  plugins,
  external,
  output: { file: `dist/rollup/${name}/index.js` },
});

export default [
  build('listed', (id) =>
    names.some(
      (name) => id === name || id.startsWith(`${name}/`),
    ),
  ),
  build('every', (id) => !/^[./]/.test(id)),
  build('renamed', (id) => id === 'star-map'),
];
