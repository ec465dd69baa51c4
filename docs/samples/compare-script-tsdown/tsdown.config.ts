import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { 'copy-toast': 'src/index.ts' },
  format: ['umd'],
  globalName: 'CopyToast',
  minify: true,
  target: 'es2017',
  platform: 'browser',
  outputOptions: { entryFileNames: '[name].js' },
  dts: false,
});
