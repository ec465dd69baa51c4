import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.tsx'],
  platform: 'neutral',
  dts: true,
  css: {
    fileName: 'index.css',
    modules: { generateScopedName: 'rating-[local]' },
  },
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
