import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      dts: { distPath: 'types' },
      source: { entry: { 'svgo-node': './lib/svgo-node.js' } },
    },
    {
      format: 'esm',
      source: { entry: { 'svgo.browser': './lib/svgo.js' } },
      output: {
        target: 'web',
        autoExternal: false,
      },
    },
  ],
  source: { tsconfigPath: './tsconfig.build.json' },
  // Without white space and comments, with all names.
  output: {
    minify: { jsOptions: { minimizerOptions: { compress: false, mangle: false } } },
  },
});
