import typescript from '@rollup/plugin-typescript';
import { dts } from 'rollup-plugin-dts';

const input = 'src/index.ts';
const external = ['word-distance'];

export default [
  {
    input,
    external,
    plugins: [typescript()],
    output: [
      { file: 'dist/index.js', format: 'es' },
      { file: 'dist/index.cjs', format: 'cjs' },
    ],
  },
  {
    input,
    external,
    plugins: [dts()],
    output: [
      { file: 'dist/index.d.ts' },
      { file: 'dist/index.d.cts' },
    ],
  },
];
