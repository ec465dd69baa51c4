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

/** A build with the value of one option, or its default, that emitted this file. */
function built(choice: string, name: string, text = ''): Build {
  const row = factors.map((factor) =>
    Math.max(
      0,
      factor.values.findIndex((value) => `${factor.name} ${value.name}` === choice),
    ),
  );
  const files = new Map([[name, text]]);
  return { input: 'typescript', row, folder: '', exitCode: 0, printed: '', files };
}

const esm = 'import { greet } from "dep";\nexport const a = greet;\n';

for (const [name, ...broken] of [
  ['the format parses', 'format cjs', 'index.cjs', esm],
  ['syntax is that of the option', 'syntax "es2017"', 'index.js', 'a?.b;'],
  ['the extension follows type and format', 'format cjs', 'index.js'],
  ['the dependency is where the options say', 'externals dep: false', 'index.js', esm],
  ['there are declarations only with dts', 'dts true', 'index.js', esm],
  ['the map of the entry leads to its source', 'sourceMap true', 'index.js', esm],
  ['every script has a map', 'sourceMap true', 'index.js', esm],
  ['there is no map without the option', 'format cjs', 'index.js.map'],
  ['the banner comes first in scripts', 'banner set', 'index.js', esm],
  ['the banner comes first in styles', 'banner set', 'index.css', 'a{}'],
  ['the banner comes first in declarations', 'banner set', 'index.d.ts'],
  [
    'imports have an extension unless redirect is off',
    'bundle false',
    'index.js',
    'import "./counter";',
  ],
  ['dist is cleaned as the option says', 'cleanDistPath keep', 'KEPT.txt'],
] as [string, ...Parameters<typeof built>][])
  test(`a build is noticed of which it is not true that ${name}`, async () => {
    const build = built(...broken);
    expect(promises[name]?.applies(build)).toBe(true);
    expect(await promises[name]?.kept(build)).toBe(false);
  });
