import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    externals: [
      'chart.js',
      /^three(\/|$)/,
      { react: 'preact/compat' },
      { jquery: 'global jQuery' },
      ({ request }, callback) =>
        request === 'lodash-es/debounce'
          ? callback(undefined, 'lodash/debounce')
          : callback(),
    ],
  },
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    { format: 'umd', output: { distPath: 'dist/umd' } },
    {
      format: 'iife',
      source: { entry: { index: './src/script.js' } },
      output: { distPath: 'dist/iife' },
    },
    {
      id: 'files',
      bundle: false,
      output: { distPath: 'dist/files' },
    },
  ],
});
