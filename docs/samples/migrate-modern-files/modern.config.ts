import {
  defineConfig,
  moduleTools,
} from '@modern-js/module-tools';

export default defineConfig({
  plugins: [moduleTools()],
  buildConfig: {
    buildType: 'bundleless',
    format: 'esm',
    outDir: './dist/modern',
    sourceDir: './src',
    target: 'es2020',
    jsx: 'automatic',
    asset: { path: './assets' },
    redirect: { alias: true, style: true, asset: true },
  },
});
