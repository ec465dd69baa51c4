export default {
  input: 'src/index.js',
  external: ['pad-left'],
  output: {
    file: 'dist/rollup/index.js',
    format: 'cjs',
    banner: '/*! dial-code */',
    footer: '// end',
    paths: { 'pad-left': 'pad-start' },
    sourcemap: true,
  },
};
