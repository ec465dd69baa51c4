// What the explorer weighs on the host and on the wire, and how pages get its states.
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { FindingsError } from '@site/pages/findings';
import { repository } from '@site/pages/repository';
import { findSnapshot, lateFiles, readData } from '../src/browser/data/find.ts';
import { keyOf, parseKey } from '../src/browser/data/key.ts';
import { withLate } from '../src/browser/data/pieces.ts';
import { defaultState, inputs } from '../src/browser/data/toggles.ts';
import type { InputId, State } from '../src/browser/data/types.ts';
import { expandExplorer } from '../src/page/expand.ts';
import { addressesOf, filesOf, publishedFiles } from '../src/page/published.ts';
import { readRecord } from '../src/record/record.ts';
import { statesOf } from '../src/record/states.ts';

/** In bytes: what the first opened input may weigh on the wire, and all of them on the host. */
const budget = { first: 40_000, all: 3_000_000 };

const page = `${repository}/docs/en/guide/a.mdx`;
const expand = (source: string, plain = false) => expandExplorer(source, page, plain);

/** The bytes that travel for a state that is opened first. */
function travelling(input: InputId, state: State): number {
  const files = publishedFiles().filter((file) => file.input === input);
  const first = files.filter(({ late }) => !late).map(({ content }) => content);
  const data = readData(JSON.parse(first.join('')));
  const names = lateFiles(data, state);
  const more = files.filter(({ path }) =>
    names.some((name) => path.endsWith(`/${name}`)),
  );
  return [...first, ...more.map(({ content }) => content)]
    .map((content) => gzipSync(content, { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);
}

for (const input of inputs) {
  test(`${input} is within what the first opened input may weigh`, () => {
    expect(travelling(input, defaultState(input))).toBeLessThan(budget.first);
  });
}

test('all inputs together are within what they may weigh on the host', () => {
  const all = publishedFiles().reduce(
    (sum, { content }) => sum + Buffer.byteLength(content),
    0,
  );
  expect(all).toBeLessThan(budget.all);
});

test('what is published says the same as what is on record, in every state', () => {
  for (const input of inputs) {
    const { data } = readRecord(input);
    const files = filesOf(data);
    let published = readData(JSON.parse(files[0]?.content ?? ''));
    for (const { path, content } of files.slice(1)) {
      const name = path.slice(path.lastIndexOf('/') + 1);
      published = withLate(published, name, JSON.parse(content));
    }
    const wrong = statesOf(input).filter((state) => {
      const [a, b] = [data, published].map((one) => findSnapshot(one, state).files);
      return JSON.stringify(a) !== JSON.stringify(b);
    });
    expect(wrong.map(keyOf)).toEqual([]);
  }
});

test('a bundled package is fetched only for the states that show it', () => {
  const [first, ...rest] = filesOf(readRecord('component').data);
  const data = readData(JSON.parse(first?.content ?? ''));
  expect(lateFiles(data, parseKey('component'))).toEqual([]);
  const state = parseKey('component.internal');
  const [name = ''] = lateFiles(data, state);
  expect(rest.map(({ path }) => path)).toContain(`static/explorer/${name}`);
  expect(() => findSnapshot(data, state)).toThrow('has not been fetched');
  expect(() => withLate(data, name, '<!doctype html>')).toThrow('does not hold');
});

test('addresses hold the base path and a hash of the content', () => {
  const file = { input: 'node' as const, content: '', late: false };
  const files = [
    { ...file, path: 'static/explorer/node.0a.json' },
    { ...file, path: 'static/explorer/node-esm.0b.json', late: true },
  ];
  expect(addressesOf(files, '/docs/')).toEqual({
    node: '/docs/static/explorer/node.0a.json',
  });
  for (const { path, input } of publishedFiles())
    expect(path).toMatch(
      new RegExp(`^static/explorer/${input}[a-z-]*\\.[0-9a-f]{10}\\.json$`),
    );
});

test('a page gets the whole state, and no line of it another number', () => {
  const source =
    '---\ntitle: A\n---\n\n<Explorer state="utility.cjs" fixed="format" />\n\nEnd.\n';
  const lines = expand(source).split('\n');
  expect(lines[4]).toMatch(
    /^<Explorer state="utility\.cjs" fixed="format" snapshot=\{JSON\.parse\(".*"\)\} sources=\{JSON\.parse\(".*"\)\} \/>$/,
  );
  expect(lines[4]).toContain('__webpack_require__');
  expect(lines[6]).toBe('End.');
  expect(lines.at(-2)).toBe("import Explorer from '@site/explorer/browser/Explorer';");
});

test('a page without an explorer stays as it is, and one in code is none', () => {
  for (const source of ['# A\n', '```mdx\n<Explorer state="x" />\n```\n'])
    expect(expand(source)).toBe(source);
});

test('the Markdown edition gets Markdown', () => {
  const text = expand('<Explorer state="utility.cjs" />\n', true);
  expect(text).toContain('```ts title="rslib.config.ts"\nimport { defineConfig }');
  expect(text).toMatch(
    /\| `dist\/index\.js` \| [\d.,]+ k?B \| [\d.,]+ k?B \| [\d.,]+ k?B \|/,
  );
  expect(text).toContain('```js title="dist/index.js"\n"use strict";');
  expect(text).not.toContain('<Explorer');
  expect(expand('<Explorer state="utility.umd.bundleless" />\n', true)).toContain(
    '"bundle" must be set to "true"',
  );
  const home = expand('<Explorer state="utility" kind="home" />\n', true);
  expect(home.match(/```\w+ title="[^"]+"/g)).toEqual([
    '```ts title="src/index.ts"',
    '```js title="dist/index.js"',
  ]);
});

for (const [tag, what] of [
  ['<Explorer />', 'has no state'],
  ['<Explorer state="utility.amd" />', '“amd” is unknown'],
  ['Text <Explorer state="utility" /> text', 'stands amid other text'],
  ['<Explorer state="utility">\n\nText\n\n</Explorer>', 'holds something'],
] as const) {
  test(`${tag.split('\n')[0]} is a mistake that is told with its line`, () => {
    const source = `# A\n\n${tag}\n`;
    expect(() => expand(source)).toThrow(FindingsError);
    expect(() => expand(source)).toThrow(what);
    expect(() => expand(source)).toThrow('docs/en/guide/a.mdx:3');
  });
}
