import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: { distPath: 'dist/esm' },
    },
    {
      format: 'cjs',
      autoExtension: false,
      output: {
        distPath: 'dist/cjs',
        copy: [{ from: 'cjs/package.json' }],
      },
    },
  ],
});
