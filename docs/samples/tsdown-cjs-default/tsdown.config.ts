import { defineConfig } from 'tsdown';

export default defineConfig({
  format: ['esm', 'cjs'],
  outDir: 'dist/tsdown',
  dts: true,
});
