import { resolve } from 'node:path';
import { defineBuildConfig } from 'unbuild';

export default defineBuildConfig({
  name: 'release-info',
  entries: ['src/index'],
  outDir: 'dist/unbuild',
  alias: { '@': resolve('src') },
  replace: { __VERSION__: '"3.0.0"' },
  externals: ['tz-names'],
  sourcemap: true,
  rollup: {
    inlineDependencies: ['pad-text'],
    output: { banner: '/* release-info */' },
    esbuild: { target: 'es2019' },
  },
  // package.json names the files of Rslib
  failOnWarn: false,
});
