// What `npm run pairs` builds and what it would notice.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Build } from '../../tools/pairs/build.ts';
import { coveringRows } from '../../tools/pairs/covering.ts';
import { factors, refused } from '../../tools/pairs/factors.ts';
import known from '../../tools/pairs/known.json' with { type: 'json' };
import { promises } from '../../tools/pairs/promises/index.ts';

test('every two values of two options meet in a build, unless the tool refuses them', () => {
  const rows = coveringRows();
  const missing = factors.flatMap((one, a) =>
    factors.slice(a + 1).flatMap((other, offset) => {
      const b = a + 1 + offset;
      return one.values.flatMap((x, i) =>
        other.values
          .filter((_, j) => !rows.some((row) => row[a] === i && row[b] === j))
          .map((y) => `${one.name} ${x.name} × ${other.name} ${y.name}`),
      );
    }),
  );
  expect(missing).toHaveLength(refused.length);
  for (const pair of missing)
    expect(pair).toMatch(/^format (?:umd|iife) × bundle false$/);
});

for (const { promise, values, pages } of known) {
  test(`pages in both languages have the section on ${values.join(' × ')}: ${promise}`, () => {
    expect(Object.keys(promises)).toContain(promise);
    for (const page of pages) {
      const [path, heading] = page.split('#');
      for (const language of ['en', 'zh'])
        expect(readFileSync(`docs/${language}${path}.mdx`, 'utf8')).toContain(
          `{#${heading}}`,
        );
    }
  });
}

/** A build with some values that emitted these files. */
function built(values: Record<string, string>, files: Record<string, string>): Build {
  const row = factors.map(({ name, values: all }) =>
    Math.max(
      0,
      all.findIndex((one) => one.name === values[name]),
    ),
  );

  return {
    input: 'typescript',
    row,
    folder: '',
    exitCode: 0,
    printed: '',
    files: new Map(Object.entries(files)),
  };
}

const esm = 'import { greet } from "dep";\nexport const a = greet;\n';
const broken: [promise: string, build: Build][] = [
  ['the format parses', built({ format: 'cjs' }, { 'index.cjs': esm })],
  [
    'syntax is that of the option',
    built({ syntax: '"es2017"' }, { 'index.js': 'a?.b;' }),
  ],
  ['the extension follows type and format', built({ format: 'cjs' }, { 'index.js': '' })],
  [
    'the dependency is where the options say',
    built({ externals: 'dep: false' }, { 'index.js': esm }),
  ],
  ['there are declarations only with dts', built({ dts: 'true' }, { 'index.js': esm })],
  [
    'the map of the entry leads to its source',
    built({ sourceMap: 'true' }, { 'index.js': esm }),
  ],
  ['every script has a map', built({ sourceMap: 'true' }, { 'index.js': esm })],
  [
    'there is no map without the option',
    built({ format: 'cjs' }, { 'index.js.map': '{}' }),
  ],
  ['the banner comes first in scripts', built({ banner: 'set' }, { 'index.js': esm })],
  ['the banner comes first in styles', built({ banner: 'set' }, { 'index.css': 'a{}' })],
  [
    'the banner comes first in declarations',
    built({ banner: 'set' }, { 'index.d.ts': '' }),
  ],
  [
    'imports have an extension unless redirect is off',
    built({ bundle: 'false' }, { 'index.js': 'import "./counter";' }),
  ],
  [
    'dist is cleaned as the option says',
    built({ cleanDistPath: 'keep' }, { 'KEPT.txt': '// earlier\n' }),
  ],
];
for (const [name, build] of broken) {
  test(`a build is noticed of which it is not true that ${name}`, async () => {
    expect(promises[name]?.applies(build)).toBe(true);
    expect(await promises[name]?.kept(build)).toBe(false);
  });
}
