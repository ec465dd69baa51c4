import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'iife',
  globalName: 'ToastNote',
  platform: 'browser',
  target: 'es2020',
  outDir: 'dist/tsup',
});
