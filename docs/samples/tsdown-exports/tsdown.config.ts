import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/list.ts'],
  format: ['esm', 'cjs'],
  dts: true,
  exports: true,
});
