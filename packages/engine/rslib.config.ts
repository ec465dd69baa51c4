import path from 'node:path';
import type { RslibConfig } from '@rslib/core';
import { installToolchains } from '@site/install/toolchains';
import { bundleEngine } from './src/build/bundle.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** The folder with the files of the engine. */
async function bundle(): Promise<string> {
  installToolchains(['playground']);
  return bundleEngine({
    compiler: `${repository}/tools/toolchains/playground/node_modules`,
    cache: `${repository}/.cache/engine`,
  });
}

/** The package for others: the class for pages, and the files that it loads. */
export default async (): Promise<RslibConfig> => ({
  lib: [{ format: 'esm', syntax: 'es2022', dts: { bundle: true } }],
  source: {
    entry: { index: './src/browser/client.ts' },
    tsconfigPath: './tsconfig.build.json',
  },
  output: {
    target: 'web',
    distPath: { root: '../../.cache/engine/package' },
    copy: [
      { from: './npm/package.json' },
      { from: './README.md' },
      { from: '../../LICENSE' },
      { from: await bundle(), to: 'engine' },
    ],
  },
  // Several processes build at the same time.
  performance: { buildCache: false },
});
