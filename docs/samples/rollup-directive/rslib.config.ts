import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      output: {
        distPath: 'dist/rslib',
        minify: {
          jsOptions: {
            minimizerOptions: {
              compress: { toplevel: true, directives: false },
              mangle: { toplevel: true },
            },
          },
        },
      },
    },
    { output: { distPath: 'dist/true', minify: true } },
  ],
});
