import { defineConfig, type TsdownPlugin } from 'tsdown';

const moduleOf = (text: string) => {
  const lines = text.trim().split('\n');
  return `export default ${JSON.stringify(lines)}`;
};

const flags: TsdownPlugin = {
  name: 'flags',
  resolveId: (id) => (id === 'build:flags' ? id : null),
  load: (id) =>
    id === 'build:flags'
      ? 'export default { all: true }'
      : null,
};

const list: TsdownPlugin = {
  name: 'list',
  transform: (code, id) =>
    id.endsWith('.list')
      ? { code: moduleOf(code), moduleType: 'js' }
      : null,
};

const stamp: TsdownPlugin = {
  name: 'stamp',
  renderChunk: (code) => `${code}// stamped\n`,
  generateBundle(_, bundle) {
    this.emitFile({
      type: 'asset',
      fileName: 'files.json',
      source: JSON.stringify(Object.keys(bundle)),
    });
  },
};

export default defineConfig({
  outDir: 'dist/tsdown',
  plugins: [flags, list, stamp],
});
