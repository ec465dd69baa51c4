import { defineConfig } from '@rslib/core';

const production = {
  source: { define: { 'process.env.NODE_ENV': '"production"' } },
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
} as const;

export default defineConfig({
  lib: [
    {
      format: 'esm',
      syntax: 'es2020',
      dts: { bundle: true },
      source: { entry: { immer: './src/immer.ts' } },
    },
    {
      format: 'esm',
      syntax: 'es2017',
      source: { entry: { 'immer.legacy-esm': './src/immer.ts' } },
      output: { filename: { js: '[name].js' } },
    },
    {
      format: 'esm',
      syntax: 'es2020',
      source: { entry: { 'immer.production': './src/immer.ts' }, ...production.source },
      output: production.output,
    },
    {
      format: 'cjs',
      syntax: 'es2020',
      source: { entry: { 'immer.cjs.development': './src/immer.ts' } },
      output: { distPath: 'dist/cjs' },
    },
    {
      format: 'cjs',
      syntax: 'es2020',
      source: {
        entry: { 'immer.cjs.production': './src/immer.ts' },
        ...production.source,
      },
      output: { distPath: 'dist/cjs', ...production.output },
    },
  ],
  source: { tsconfigPath: './tsconfig.build.json' },
  output: { sourceMap: true },
  // As TypeScript compiles fields for a `target` below ES2022.
  tools: { swc: { jsc: { transform: { useDefineForClassFields: false } } } },
});
