import typescript from '@rollup/plugin-typescript';
import dts from 'rollup-plugin-dts';

const input = 'src/index.ts';

export default [
  {
    input,
    output: [
      { file: 'dist/index.js', format: 'es' },
      { file: 'dist/index.cjs', format: 'cjs' },
    ],
    plugins: [typescript()],
  },
  {
    input,
    output: [
      { file: 'dist/index.d.ts' },
      { file: 'dist/index.d.cts' },
    ],
    plugins: [dts()],
  },
];
