import terser from '@rollup/plugin-terser';

export default {
  input: 'src/index.js',
  plugins: [terser()],
  output: [
    { file: 'dist/rollup/index.js', format: 'es' },
    { file: 'dist/rollup/index.cjs', format: 'cjs' },
  ],
};
