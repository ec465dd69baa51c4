import type { RslibConfig } from '@rslib/core';

/** The package for others: `compare.mjs`, one file that people download, and the library. */
export default {
  source: { tsconfigPath: './tsconfig.build.json' },
  output: {
    target: 'node',
    // Nothing has to be installed for it.
    autoExternal: false,
    cleanDistPath: false,
    distPath: { root: '../../.cache/compare/package' },
    // Whoever runs it can read it, with the licenses of the parsers.
    minify: false,
  },
  // Several processes build at the same time.
  performance: { buildCache: false },
  lib: [
    {
      id: 'script',
      format: 'esm',
      syntax: ['node 20.19'],
      source: { entry: { compare: './src/tool/cli.ts' } },
      output: { filename: { js: '[name].mjs' } },
      banner: { js: '#!/usr/bin/env node' },
    },
    {
      id: 'library',
      format: 'esm',
      syntax: ['node 20.19'],
      dts: { bundle: true },
      source: { entry: { index: './src/tool/index.ts' } },
      output: {
        copy: [
          { from: './npm/package.json' },
          { from: './README.md' },
          { from: '../../LICENSE' },
        ],
      },
    },
  ],
} satisfies RslibConfig;
