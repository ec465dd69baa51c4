import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';

export default {
  input: 'src/index.js',
  plugins: [nodeResolve(), commonjs(), json()],
  output: [
    { file: 'dist/rollup/index.js', format: 'es' },
    { file: 'dist/rollup/index.cjs', format: 'cjs' },
  ],
};
