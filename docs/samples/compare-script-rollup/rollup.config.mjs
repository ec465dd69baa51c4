import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';

export default {
  input: 'src/index.ts',
  plugins: [typescript({ target: 'es2017' }), terser()],
  output: {
    file: 'dist/copy-toast.js',
    format: 'umd',
    name: 'CopyToast',
  },
};
