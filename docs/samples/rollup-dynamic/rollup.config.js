const input = 'src/index.js';

export default [
  {
    input,
    output: {
      dir: 'dist/rollup/two',
      chunkFileNames: '[name].js',
    },
  },
  {
    input,
    output: {
      file: 'dist/rollup/one/index.js',
      inlineDynamicImports: true,
    },
  },
];
