import type { RsbuildPlugin, Rspack } from '@rslib/core';

const names = [
  'additional',
  'pre-process',
  'derived',
  'additions',
  'none',
  'optimize',
  'optimize-count',
  'optimize-compatibility',
  'optimize-size',
  'dev-tooling',
  'optimize-inline',
  'summarize',
  'optimize-hash',
  'optimize-transfer',
  'analyse',
  'report',
] as const;

type Assets = Record<string, Rspack.sources.Source>;

const entry = (assets: Assets) =>
  Object.keys(assets).find((name) => name.endsWith('.js'))!;

let first = '';
const describe = (assets: Assets) => {
  const name = entry(assets);
  first ||= name;
  const code = assets[name]!.source().toString();
  return [
    code.includes('a note') && 'comments',
    code.includes('width') || 'minified',
    code.includes('Demo 1.0') && 'banner',
    code.includes('sourceMappingURL') && 'map',
    name !== first && 'final name',
  ];
};

export const stages: RsbuildPlugin = {
  name: 'stages',
  setup(api) {
    for (const stage of names) {
      api.processAssets({ stage }, ({ assets }) => {
        const seen = describe(assets).filter(
          (what) => typeof what === 'string',
        );
        console.log(stage.padEnd(22), seen.join(', '));
      });
    }
  },
};
