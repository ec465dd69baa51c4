import { defineConfig } from '@rslib/core';

const clsx = {
  root: 'clsx',
  amd: 'clsx',
  commonjs: 'clsx',
  commonjs2: 'clsx',
};

export default defineConfig({
  output: { externals: { clsx } },
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    { format: 'umd', output: { distPath: 'dist/umd' } },
    {
      format: 'iife',
      source: { entry: { index: './src/script.ts' } },
      output: { distPath: 'dist/iife' },
    },
  ],
});
