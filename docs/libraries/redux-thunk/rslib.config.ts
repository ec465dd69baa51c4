import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: { bundle: true },
      source: { entry: { 'redux-thunk': './src/index.ts' } },
    },
    {
      format: 'esm',
      syntax: 'es2017',
      source: { entry: { 'redux-thunk.legacy-esm': './src/index.ts' } },
      output: { filename: { js: '[name].js' } },
    },
    {
      format: 'cjs',
      source: { entry: { 'redux-thunk': './src/index.ts' } },
      output: { distPath: 'dist/cjs', filename: { js: '[name].cjs' } },
    },
  ],
  source: { tsconfigPath: './tsconfig.build.json' },
});
