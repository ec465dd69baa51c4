import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: { js: '/* first */' },
  footer: { js: '/* last */' },
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    { format: 'umd', output: { distPath: 'dist/umd' } },
    {
      format: 'iife',
      banner: { js: '/* own */' },
      output: { distPath: 'dist/iife' },
    },
    {
      bundle: false,
      output: {
        distPath: 'dist/files',
        legalComments: 'none',
        minify: true,
      },
    },
  ],
});
