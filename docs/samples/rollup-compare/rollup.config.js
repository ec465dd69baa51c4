import typescript from '@rollup/plugin-typescript';
import dts from 'rollup-plugin-dts';

const input = 'src/index.ts';

export default [
  {
    input,
    output: [
      { file: 'dist/rollup/index.js', format: 'es' },
      { file: 'dist/rollup/index.cjs', format: 'cjs' },
    ],
    plugins: [typescript()],
  },
  {
    input,
    output: [
      { file: 'dist/rollup/index.d.ts' },
      { file: 'dist/rollup/index.d.cts' },
    ],
    plugins: [dts()],
  },
];
