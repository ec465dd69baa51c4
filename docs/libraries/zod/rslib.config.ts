import { defineConfig } from '@rslib/core';

const dts = { autoExtension: true };

export default defineConfig({
  lib: [
    { format: 'esm', bundle: false, syntax: 'es2020', dts },
    { format: 'cjs', bundle: false, syntax: 'es2020', dts },
  ],
  source: {
    entry: { index: ['./src/**/*.ts', '!./src/**/tests/**', '!./src/**/benchmarks/**'] },
    tsconfigPath: './tsconfig.build.json',
  },
  // Files go beside package.json, as `exports` names them, so nothing may be cleaned.
  output: { distPath: '.', cleanDistPath: false },
  // As TypeScript compiles fields for a `target` below ES2022.
  tools: { swc: { jsc: { transform: { useDefineForClassFields: false } } } },
});
