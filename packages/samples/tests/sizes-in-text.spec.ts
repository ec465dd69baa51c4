// Sizes in the text match the samples.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { repository } from '@site/pages/repository';
import { readRecord } from '../src/build/record.ts';
import { samplesFolder } from '../src/build/sample.ts';

const files = readRecord(`${samplesFolder}/output-format-size`)?.files ?? [];
const size = (path: string, kind: 'raw' | 'gzip' = 'raw') =>
  files.find((file) => file.path === `dist/${path}`)?.[kind] ?? Number.NaN;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const about = (bytes: number, step: number) => String(Math.round(bytes / step) * step);

/** What CommonJS adds to an entry on average. `where` is left out, because it has a shim. */
const over = (kind: 'raw' | 'gzip', folder: string) => {
  const added = ['clamp', 'range', 'sum'].map(
    (name) => size(`${folder}/${name}.cjs`, kind) - size(`esm/${name}.js`, kind),
  );
  return added.reduce((sum, one) => sum + one) / added.length;
};
const all = ['clamp', 'range', 'sum', 'where'].map((name) => size(`cjs/${name}.cjs`));
const inWhere = size('cjs/where.cjs') - size('esm/where.js') - over('raw', 'cjs');

/** What CommonJS adds to an entry with one export, and to one with ten. */
const exported = readRecord(`${samplesFolder}/cjs-size-exports`)?.files ?? [];
const overFor = (name: string) => {
  const [cjs, esm] = [`dist/cjs/${name}.cjs`, `dist/esm/${name}.js`].map(
    (path) => exported.find((file) => file.path === path)?.raw ?? Number.NaN,
  );
  return kilobytes((cjs ?? Number.NaN) - (esm ?? Number.NaN));
};

const sizes = [
  [overFor('one'), overFor('ten')],
  [about(inWhere, 10)],
  [kilobytes(size('single/index.cjs')), kilobytes(all.reduce((sum, one) => sum + one))],
  [about(over('raw', 'small'), 10), about(over('gzip', 'small'), 10)],
];

for (const lang of ['en', 'zh']) {
  test(`the sizes in ${lang}/guide/basic/cjs-output are those of the samples`, () => {
    const file = `${repository}/docs/${lang}/guide/basic/cjs-output.mdx`;
    const text = readFileSync(file, 'utf8');
    const begin = text.indexOf('{#cjs-size}');
    expect(begin).toBeGreaterThan(0);
    const near = text.slice(begin, begin + 2400);
    for (const number of sizes.flat()) expect(near).toContain(number);
  });
}

/** The JavaScript files whose sizes are in the tables of the migration guides, by their samples. */
const migrated = {
  'modernjs-module': {
    'migrate-modern-before': /\.js$/,
    'migrate-modern': /index\.m?js$/,
  },
  tsdown: { 'tsdown-compare': /\.[mc]?js$/ },
  tsup: { 'migrate-tsup-compare': /\.cjs$/ },
  unbuild: { 'unbuild-compare': /\.[mc]?js$/ },
};
for (const lang of ['en', 'zh']) {
  for (const [name, samples] of Object.entries(migrated)) {
    test(`the sizes in ${lang}/guide/migration/${name} are those of the samples`, () => {
      const file = `${repository}/docs/${lang}/guide/migration/${name}.mdx`;
      const [, table = ''] = readFileSync(file, 'utf8').split('{#differences}');
      const numbers = new Set(table.match(/\b\d{3,}\b/g)?.map(Number));
      for (const [sample, files] of Object.entries(samples)) {
        const record = readRecord(`${samplesFolder}/${sample}`)?.files ?? [];
        const listed = record.filter((one) => files.test(one.path));
        expect(listed.length).toBeGreaterThan(0);
        for (const { raw, gzip } of listed) {
          expect([...numbers]).toEqual(expect.arrayContaining([raw, gzip]));
        }
      }
    });
  }
}
