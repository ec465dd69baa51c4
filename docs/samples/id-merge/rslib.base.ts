import type { RslibConfig } from '@rslib/core';

export const base: RslibConfig = {
  lib: [
    { id: 'modern', format: 'esm' },
    { format: 'cjs' },
  ],
};
