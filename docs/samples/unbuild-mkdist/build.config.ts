import { defineBuildConfig } from 'unbuild';

export default defineBuildConfig({
  entries: [
    {
      builder: 'mkdist',
      input: 'src',
      outDir: 'dist/unbuild',
      pattern: ['**', '!**/*.test.ts'],
      declaration: true,
    },
    {
      builder: 'copy',
      input: 'assets',
      outDir: 'dist/unbuild/assets',
    },
  ],
  // package.json names the files of Rslib
  failOnWarn: false,
});
