import { defineConfig } from 'tsdown';

export default defineConfig({
  format: ['esm', 'cjs'],
  outDir: 'dist/tsdown',
  target: 'es2020',
  minify: true,
  sourcemap: true,
});
