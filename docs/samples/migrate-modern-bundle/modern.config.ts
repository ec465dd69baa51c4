import {
  defineConfig,
  moduleTools,
} from '@modern-js/module-tools';

export default defineConfig({
  plugins: [moduleTools()],
  buildConfig: {
    buildType: 'bundle',
    format: 'esm',
    input: { receipt: './src/receipt.ts' },
    outDir: './dist/modern',
    target: 'es2019',
    platform: 'node',
    dts: false,
    sourceMap: true,
    alias: { '#texts': './src/texts.ts' },
    autoExternal: { dependencies: false },
    externals: ['round-half'],
    define: { VERSION: '3.0.0' },
    banner: { js: '/* cart-receipt */' },
    footer: { js: '/* end */' },
    copy: { patterns: [{ from: '../assets' }] },
  },
});
