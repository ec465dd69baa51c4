import typescript from '@rollup/plugin-typescript';

export default {
  input: ['src/index.ts', 'src/weight/index.ts'],
  plugins: [typescript()],
  output: {
    dir: 'dist',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: 'src',
  },
};
