import { nodeResolve } from '@rollup/plugin-node-resolve';

export default {
  input: 'src/index.js',
  plugins: [nodeResolve()],
  output: [
    { file: 'dist/rollup/bundle/index.js' },
    {
      dir: 'dist/rollup/files',
      preserveModules: true,
      preserveModulesRoot: 'src',
    },
  ],
};
