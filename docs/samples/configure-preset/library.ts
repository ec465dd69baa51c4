import { mergeRslibConfig, type RslibConfig } from '@rslib/core';

/** What all packages of the workspace have in common. */
const shared = (): RslibConfig => ({
  syntax: 'es2022',
  lib: [
    { id: 'esm', format: 'esm', dts: true },
    { id: 'cjs', format: 'cjs' },
  ],
});

/** The configuration of one package. */
export function library(own: RslibConfig = {}): RslibConfig {
  return mergeRslibConfig(shared(), own);
}
