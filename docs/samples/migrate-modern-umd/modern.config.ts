import {
  defineConfig,
  moduleTools,
} from '@modern-js/module-tools';

export default defineConfig({
  plugins: [moduleTools()],
  buildConfig: {
    buildType: 'bundle',
    format: 'umd',
    platform: 'browser',
    target: 'es2020',
    outDir: './dist/modern',
    dts: false,
    autoExternal: false,
    umdModuleName: 'ReactHello',
    umdGlobals: { react: 'React' },
    minify: false,
  },
});
