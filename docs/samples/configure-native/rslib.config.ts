import type { RslibConfig } from '@rslib/core';

export default {
  lib: [{ format: 'esm' }],
} satisfies RslibConfig;
