import { defineBuildConfig } from 'unbuild';

const moduleOf = (text: string) => {
  const lines = text.trim().split('\n');
  return `export default ${JSON.stringify(lines)}`;
};

export default defineBuildConfig({
  entries: ['src/index'],
  outDir: 'dist/unbuild',
  failOnWarn: false,
  hooks: {
    'rollup:options'(_, options) {
      options.plugins.push({
        name: 'list',
        transform: (code, id) =>
          id.endsWith('.list') ? moduleOf(code) : null,
        renderChunk: (code) => `${code}// stamped\n`,
      });
    },
    'build:done'() {
      console.log('done: unbuild');
    },
  },
});
