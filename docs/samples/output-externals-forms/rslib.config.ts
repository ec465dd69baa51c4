import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    externals: [
      'plain',
      /^match/,
      { renamed: 'Renamed' },
      { prefixed: 'global Prefixed' },
      ({ request }, callback) =>
        request === 'asked' ? callback(undefined, 'told') : callback(),
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
