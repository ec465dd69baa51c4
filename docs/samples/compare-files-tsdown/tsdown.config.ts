import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/weight/index.ts'],
  unbundle: true,
  dts: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
