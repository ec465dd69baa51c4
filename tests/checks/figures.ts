import { readFileSync } from 'node:fs';
import { repository } from '@site/mdx/repository';
import { readRecord } from '@site/samples/format/record';
import { samplesFolder } from '@site/samples/format/sample';

type SizeKind = 'raw' | 'gzip';

/** The recorded size of an emitted file in bytes. Throws if there is none. */
function size(sample: string, path: string, kind: SizeKind = 'raw'): number {
  const files = readRecord(`${samplesFolder}/${sample}`)?.files ?? [];
  const found = files.find((file) => file.path === `dist/${path}`);
  if (found) return found[kind];
  throw new Error(`docs/samples/${sample} has no record of dist/${path}.`);
}

const bytes = (value: number) => `${value} B`;
const tens = (value: number) => bytes(Math.round(value / 10) * 10);
const kilobytes = (value: number, digits = 1) => `${(value / 1000).toFixed(digits)} kB`;
const both = (sample: string, ...paths: string[]) =>
  paths.flatMap((path) => [bytes(size(sample, path)), bytes(size(sample, path, 'gzip'))]);

/** What CommonJS adds to an entry on average. `where` is left out, because it has a shim. */
const over = (kind: SizeKind, folder: string) => {
  const added = ['clamp', 'range', 'sum'].map(
    (name) =>
      size('output-format-size', `${folder}/${name}.cjs`, kind) -
      size('output-format-size', `esm/${name}.js`, kind),
  );
  return added.reduce((sum, one) => sum + one) / added.length;
};
const entries = ['clamp', 'range', 'sum', 'where'].map((name) =>
  size('output-format-size', `cjs/${name}.cjs`),
);
const where =
  size('output-format-size', 'cjs/where.cjs') -
  size('output-format-size', 'esm/where.js') -
  over('raw', 'cjs');
const addedByExports = (name: string) =>
  size('cjs-size-exports', `cjs/${name}.cjs`) -
  size('cjs-size-exports', `esm/${name}.js`);
const injectedByRollup =
  size('rollup-styles', 'rollup/injected/index.js') -
  size('rollup-styles', 'rollup/file/index.js') -
  size('rollup-styles', 'rollup/file/style.css');
const injectedMinified = kilobytes(size('output-inject-styles', 'web/index.js'), 0);
const facts = readFileSync(`${repository}/packages/facts/src/format/facts.json`, 'utf8');
const inlined = /\{ svg: (\d+), font: /.exec(facts)?.[1];

/** The sizes in the text of a page, from records, by its path in both languages. */
export const figures: Readonly<Record<string, readonly string[]>> = {
  'config/rsbuild/source': [
    `${Math.floor(size('source-decorators-versions', 'default/index.js') / 1000)} kB`,
  ],
  'guide/advanced/css': [injectedMinified],
  'guide/advanced/output-compatibility': [
    kilobytes(size('node-polyfill', 'polyfilled/index.js'), 0),
  ],
  'guide/advanced/static-assets': [`${inlined} B`],
  'guide/advanced/third-party-deps': [
    kilobytes(
      size('third-party-deps-react-twice', 'index.js') -
        size('third-party-deps-react-once', 'index.js'),
      0,
    ),
  ],
  'guide/basic/cjs-output': [
    kilobytes(addedByExports('one')),
    kilobytes(addedByExports('ten')),
    tens(where),
    kilobytes(size('output-format-size', 'single/index.cjs')),
    kilobytes(entries.reduce((sum, one) => sum + one)),
    tens(over('raw', 'small')),
    tens(over('gzip', 'small')),
  ],
  'guide/migration/modernjs-module': [
    ...both('migrate-modern-before', 'es/index.js', 'lib/index.js'),
    ...both('migrate-modern', 'es/index.mjs', 'lib/index.js'),
  ],
  'guide/migration/rollup-options': [kilobytes(injectedByRollup)],
  'guide/migration/tsdown': [
    'rslib/index.js',
    'rslib/index.cjs',
    'tsdown/index.mjs',
    'tsdown/index.cjs',
  ].flatMap((path) => both('tsdown-compare', path)),
  'guide/migration/tsup': both(
    'migrate-tsup-compare',
    'tsup/index.cjs',
    'rslib/index.cjs',
  ),
  'guide/migration/unbuild': [
    'rslib/index.js',
    'rslib/index.cjs',
    'unbuild/index.mjs',
    'unbuild/index.cjs',
  ].flatMap((path) => both('unbuild-compare', path)),
  'guide/migration/vite': ['migrate-vite-before', 'migrate-vite'].flatMap((sample) =>
    both(sample, 'rate-stars.js', 'rate-stars.umd.cjs'),
  ),
  'guide/migration/webpack': [kilobytes(size('webpack-entries', 'webpack/near.js'), 0)],
};
