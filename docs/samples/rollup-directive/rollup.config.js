import terser from '@rollup/plugin-terser';

export default {
  input: 'src/index.js',
  output: {
    file: 'dist/rollup/index.js',
    banner: "'use client';",
  },
  plugins: [terser({ compress: { directives: false } })],
};
