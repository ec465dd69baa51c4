import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }, { format: 'cjs' }],
  output: { minify: true, target: 'web' },
  source: {
    define: { 'import.meta.env.MODE': '"production"' },
  },
  syntax: 'es2019',
});
