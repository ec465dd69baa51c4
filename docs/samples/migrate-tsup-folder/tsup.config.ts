import { defineConfig } from 'tsup';

export default defineConfig({
  format: 'esm',
  outDir: 'dist/tsup',
  splitting: false,
});
