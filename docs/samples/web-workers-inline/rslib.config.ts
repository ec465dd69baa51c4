import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', minify: true },
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    {
      format: 'umd',
      umdName: 'WordCounter',
      output: { distPath: 'dist/umd' },
    },
  ],
});
