import { defineConfig } from '@rslib/core';

const production = { 'process.env.NODE_ENV': '"production"' };
const minify = {
  jsOptions: {
    minimizerOptions: {
      compress: { toplevel: true, directives: false },
      mangle: { toplevel: true },
      format: { comments: 'some', preserve_annotations: true },
    },
  },
} as const;

export default defineConfig({
  lib: [
    {
      format: 'esm',
      syntax: 'es2019',
      dts: { bundle: true },
      source: { entry: { reselect: './src/index.ts' } },
    },
    {
      format: 'esm',
      syntax: 'es2017',
      source: { entry: { 'reselect.legacy-esm': './src/index.ts' } },
      output: { filename: { js: '[name].js' } },
    },
    {
      format: 'esm',
      syntax: 'es2019',
      source: { entry: { 'reselect.browser': './src/index.ts' }, define: production },
      output: { minify },
    },
    {
      format: 'cjs',
      syntax: 'es2019',
      source: { entry: { 'reselect.development': './src/index.ts' } },
      output: { distPath: 'dist/cjs', filename: { js: '[name].cjs' } },
    },
    {
      format: 'cjs',
      syntax: 'es2019',
      source: {
        entry: { 'reselect.production.min': './src/index.ts' },
        define: production,
      },
      output: { distPath: 'dist/cjs', filename: { js: '[name].cjs' }, minify },
    },
  ],
  source: { tsconfigPath: './tsconfig.build.json' },
  output: { sourceMap: true },
  // As TypeScript compiles fields for a `target` below ES2022.
  tools: { swc: { jsc: { transform: { useDefineForClassFields: false } } } },
});
