import { writeFileSync } from 'node:fs';

const lines = {
  name: 'lines',
  resolveId: (id) => (id === 'build:info' ? `\0${id}` : null),
  load: (id) =>
    id === '\0build:info'
      ? "export const builtWith = 'Rollup';"
      : null,
  transform: (code, id) =>
    id.endsWith('.list')
      ? `export default ${JSON.stringify(
          code.trim().split('\n'),
        )};`
      : null,
  renderChunk: (code) => `// checked\n${code}`,
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'NOTICE.txt',
      source: 'flag-names\n',
    });
  },
  closeBundle: () => writeFileSync('dist/done.txt', 'rollup'),
};

export default {
  input: 'src/index.js',
  plugins: [lines],
  output: { file: 'dist/rollup/index.js' },
};
