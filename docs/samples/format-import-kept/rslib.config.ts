import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { externals: [/^https:/] },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
});
