import { defineBuildConfig } from 'unbuild';

export default defineBuildConfig({
  entries: ['src/index'],
  outDir: 'dist/unbuild',
  declaration: 'node16',
  rollup: { emitCJS: true },
  // package.json names the files of Rslib
  failOnWarn: false,
});
