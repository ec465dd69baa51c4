import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      bundle: false,
      autoExtension: false,
      syntax: 'es2015',
      externalHelpers: true,
      dts: { distPath: 'dist/types' },
      output: { distPath: 'dist/esm' },
    },
    {
      format: 'esm',
      bundle: false,
      autoExtension: false,
      syntax: 'es5',
      externalHelpers: true,
      output: { distPath: 'dist/esm5' },
    },
    {
      format: 'cjs',
      bundle: false,
      autoExtension: false,
      syntax: 'es5',
      externalHelpers: true,
      output: { distPath: 'dist/cjs' },
    },
  ],
  source: {
    entry: { index: './src/**/*.ts' },
    tsconfigPath: './tsconfig.build.json',
  },
  output: { sourceMap: true },
  tools: {
    swc: {
      jsc: {
        // As tsc compiles classes to ES5: parents are called, and fields are assigned.
        assumptions: { superIsCallableConstructor: true },
        transform: { useDefineForClassFields: false },
      },
    },
  },
});
