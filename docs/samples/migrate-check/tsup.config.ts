import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  outDir: 'dist-old',
  dts: true,
  minify: true,
  define: { 'import.meta.env.MODE': '"production"' },
});
