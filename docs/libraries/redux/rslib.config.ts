import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: { bundle: true },
      // Bundling drops it from the declarations.
      footer: {
        dts: 'declare global { interface SymbolConstructor { readonly observable: symbol } }',
      },
      source: { entry: { redux: './src/index.ts' } },
    },
    {
      format: 'esm',
      source: { entry: { 'redux.legacy-esm': './src/index.ts' } },
      output: { filename: { js: '[name].js' } },
    },
    {
      format: 'esm',
      source: {
        entry: { 'redux.browser': './src/index.ts' },
        define: { 'process.env.NODE_ENV': '"production"' },
      },
      output: {
        minify: {
          jsOptions: {
            minimizerOptions: {
              compress: { toplevel: true, directives: false },
              mangle: { toplevel: true },
              format: { comments: 'some', preserve_annotations: true },
            },
          },
        },
      },
    },
    {
      format: 'cjs',
      source: { entry: { redux: './src/index.ts' } },
      output: { distPath: 'dist/cjs', filename: { js: '[name].cjs' } },
    },
  ],
  source: { tsconfigPath: './tsconfig.build.json' },
  output: { sourceMap: true },
});
