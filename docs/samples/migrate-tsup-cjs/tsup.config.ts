import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'cjs',
  outDir: 'dist/tsup',
  cjsInterop: true,
  splitting: true,
});
