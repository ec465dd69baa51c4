const lines = (code) =>
  `export default ${JSON.stringify(code.split('\n'))};`;

export default {
  input: 'src/index.js',
  plugins: [
    {
      name: 'lines',
      transform: (code, id) =>
        id.endsWith('.txt') ? lines(code) : null,
    },
  ],
  output: { file: 'dist/rollup/index.js' },
};
