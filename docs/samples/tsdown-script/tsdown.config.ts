import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: 'src/index.ts',
  format: ['iife', 'umd'],
  globalName: 'ToastNote',
  platform: 'browser',
  outDir: 'dist/tsdown',
  deps: { neverBundle: ['toast-kit'] },
  outputOptions: { globals: { 'toast-kit': 'ToastKit' } },
});
