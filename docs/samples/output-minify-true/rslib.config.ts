import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', minify: true },
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
    {
      format: 'cjs',
      id: 'no-shim',
      shims: { cjs: { 'import.meta.url': false } },
      output: { distPath: 'dist/no-shim' },
    },
    {
      format: 'cjs',
      id: 'readable',
      output: { minify: false, distPath: 'dist/readable' },
    },
  ],
});
