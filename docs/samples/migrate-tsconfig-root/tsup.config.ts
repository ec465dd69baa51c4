import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  outDir: 'dist-old',
  format: 'esm',
  dts: true,
});
