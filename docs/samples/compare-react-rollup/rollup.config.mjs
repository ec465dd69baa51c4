import typescript from '@rollup/plugin-typescript';
import postcss from 'rollup-plugin-postcss';
import directives from 'rollup-preserve-directives';

const declarations = {
  declaration: true,
  outDir: 'dist',
};

export default {
  input: 'src/index.tsx',
  external: /^react(\/|$)/,
  plugins: [
    typescript(declarations),
    postcss({ modules: true, extract: 'index.css' }),
    directives(),
  ],
  output: {
    dir: 'dist',
    preserveModules: true,
  },
};
