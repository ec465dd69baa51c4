import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { 'copy-toast': 'src/index.ts' },
  format: ['iife'],
  globalName: 'CopyToast',
  minify: true,
  target: 'es2017',
  outExtension: () => ({ js: '.js' }),
});
