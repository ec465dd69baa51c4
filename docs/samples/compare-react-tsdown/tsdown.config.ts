import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.tsx'],
  platform: 'neutral',
  dts: true,
  css: { fileName: 'index.css' },
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
