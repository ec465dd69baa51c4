import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  lib: [
    { syntax: 'es2015', output: { distPath: 'dist/old' } },
    { format: 'esm' },
  ],
});
