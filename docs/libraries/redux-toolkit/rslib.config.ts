import { defineConfig } from '@rslib/core';

/** The entries, each with a folder and a name that a build completes. */
const entries = (rtk: string, react: string, query: string, queryReact: string) => ({
  [rtk]: './src/index.ts',
  [`react/${react}`]: './src/react/index.ts',
  [`query/${query}`]: './src/query/index.ts',
  [`query/react/${queryReact}`]: './src/query/react/index.ts',
});
const named = (suffix: string, folder = '') =>
  entries(
    `${folder}redux-toolkit.${suffix}`,
    `${folder}redux-toolkit-react.${suffix}`,
    `${folder}rtk-query.${suffix}`,
    `${folder}rtk-query-react.${suffix}`,
  );

const production = { 'process.env.NODE_ENV': '"production"' };
const development = { 'process.env.NODE_ENV': '"development"' };
const minify = {
  jsOptions: {
    minimizerOptions: {
      compress: { toplevel: true, directives: false },
      mangle: { toplevel: true },
      format: { comments: 'some', preserve_annotations: true },
    },
  },
} as const;
/** One for each source, which is how `exports` names them. */
const dts = { autoExtension: true };

export default defineConfig({
  lib: [
    { format: 'esm', dts, source: { entry: named('modern') } },
    {
      format: 'esm',
      syntax: 'es2017',
      source: { entry: named('legacy-esm') },
      output: { filename: { js: '[name].js' } },
    },
    {
      format: 'esm',
      source: {
        entry: named('browser'),
        define: { ...production, process: 'undefined' },
      },
      output: { minify },
    },
    {
      format: 'cjs',
      dts,
      source: { entry: named('development', 'cjs/'), define: development },
      output: { filename: { js: '[name].cjs' } },
    },
    {
      format: 'cjs',
      source: { entry: named('production.min', 'cjs/'), define: production },
      output: { filename: { js: '[name].cjs' }, minify },
    },
  ],
  source: { tsconfigPath: './tsconfig.build.json' },
  output: { sourceMap: true, externals: [/^@reduxjs\/toolkit/] },
});
