export default {
  input: {
    length: 'src/length.js',
    weight: 'src/weight.js',
  },
  output: [
    {
      dir: 'dist/rollup',
      format: 'es',
      chunkFileNames: 'shared.js',
    },
    {
      dir: 'dist/rollup',
      format: 'cjs',
      entryFileNames: '[name].cjs',
      chunkFileNames: 'shared.cjs',
    },
  ],
};
