import { defineConfig } from '@rslib/core';

const dts = { bundle: true, autoExtension: true };

export default defineConfig({
  lib: [
    { format: 'esm', dts },
    { format: 'cjs', dts },
  ],
  output: {
    minify: {
      jsOptions: {
        minimizerOptions: {
          compress: { toplevel: true, directives: false },
          mangle: { toplevel: true },
        },
      },
    },
    target: 'web',
  },
  source: {
    define: { 'import.meta.env.MODE': '"production"' },
  },
  syntax: 'es2019',
});
