import type { RslibConfig } from '@rslib/core';

/** The package for others: `convert()` without the form of this site. */
export default {
  lib: [{ format: 'esm', syntax: 'es2022', dts: { bundle: true } }],
  source: {
    entry: { index: './src/library.ts' },
    tsconfigPath: './tsconfig.build.json',
  },
  output: {
    // It runs in browsers, too, and nothing has to be installed for it.
    target: 'web',
    autoExternal: false,
    distPath: { root: '../../.cache/convert/package' },
    copy: [
      { from: './npm/package.json' },
      { from: './README.md' },
      { from: '../../LICENSE' },
    ],
  },
  // Several processes build at the same time.
  performance: { buildCache: false },
} satisfies RslibConfig;
