import { defineConfig } from '@rslib/core';

const entry = {
  clamp: './src/clamp.js',
  range: './src/range.js',
  sum: './src/sum.js',
  where: './src/where.js',
};

const minify = {
  jsOptions: {
    minimizerOptions: {
      compress: { toplevel: true, directives: false },
      mangle: { toplevel: true },
    },
  },
};

export default defineConfig({
  lib: [
    {
      format: 'esm',
      source: { entry },
      output: { distPath: 'dist/esm' },
    },
    {
      format: 'cjs',
      source: { entry },
      output: { distPath: 'dist/cjs' },
    },
    {
      format: 'cjs',
      id: 'small',
      source: { entry },
      output: { distPath: 'dist/small', minify },
    },
    {
      format: 'cjs',
      id: 'single',
      source: { entry: { index: './src/index.js' } },
      output: { distPath: 'dist/single' },
    },
  ],
});
