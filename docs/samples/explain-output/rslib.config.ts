import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    {
      id: 'copied',
      format: 'cjs',
      output: {
        autoExternal: false,
        distPath: 'dist/copied',
      },
    },
    {
      id: 'small',
      output: { minify: true, distPath: 'dist/small' },
    },
    {
      id: 'readable',
      format: 'cjs',
      output: { minify: false, distPath: 'dist/readable' },
    },
  ],
});
