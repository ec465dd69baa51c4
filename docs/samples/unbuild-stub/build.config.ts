import { defineBuildConfig } from 'unbuild';

export default defineBuildConfig({
  entries: ['src/index'],
  outDir: 'stub',
  failOnWarn: false,
});
