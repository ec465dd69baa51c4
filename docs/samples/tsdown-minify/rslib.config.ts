import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  syntax: 'es2020',
  output: {
    distPath: 'dist/rslib',
    sourceMap: true,
    minify: {
      jsOptions: {
        minimizerOptions: {
          compress: { toplevel: true, directives: false },
          mangle: { toplevel: true },
        },
      },
    },
  },
});
