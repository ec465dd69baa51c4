import { mergeRslibConfig } from '@rslib/core';

export function library(own) {
  const shared = {
    banner: { js: '/* (c) Acme */' },
    lib: [{ id: 'esm', format: 'esm', syntax: 'es2022' }],
  };
  return mergeRslibConfig(shared, own);
}
