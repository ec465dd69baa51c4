import replace from '@rollup/plugin-replace';

export default {
  input: 'src/index.js',
  plugins: [
    replace({
      preventAssignment: true,
      __DEV__: 'false',
      __VERSION__: '3.1.0',
      'import.meta.env?.MODE': '"production"',
      delimiters: ['', ''],
    }),
  ],
  output: { file: 'dist/rollup/index.js' },
};
