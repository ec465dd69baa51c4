import json from '@rollup/plugin-json';
import resolve from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';

export default {
  input: 'src/cli.ts',
  plugins: [resolve(), json(), typescript()],
  output: { file: 'dist/cli.js', format: 'es' },
};
