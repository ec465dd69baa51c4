// The size of the published outputs, and how pages get their states.
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { FindingsError } from '@site/pages/findings';
import { repository } from '@site/pages/repository';
import { inputs } from '../src/browser/data/packages.ts';
import {
  findSnapshot,
  missingFiles,
  readData,
  withLate,
} from '../src/browser/data/snapshot.ts';
import { defaultState, keyOf, parseKey, statesOf } from '../src/browser/data/states.ts';
import { expandExplorer } from '../src/page/expand.ts';
import { addressesOf, filesOf, publishedFiles } from '../src/page/published.ts';
import { readRecord } from '../src/record/record.ts';

/** In bytes: the first download of an input, compressed, and all published files. */
const budget = { first: 40_000, all: 3_000_000 };

const page = `${repository}/docs/en/guide/a.mdx`;
const expand = (source: string, plain = false) => expandExplorer(source, page, plain);

for (const input of inputs) {
  test(`the first download of ${input} is within its budget`, () => {
    const [main] = filesOf(readRecord(input).data);
    const content = main?.content ?? '';
    expect(gzipSync(content, { level: 9 }).length).toBeLessThan(budget.first);
    expect(missingFiles(readData(JSON.parse(content)), defaultState(input))).toEqual([]);
  });
}

test('all published files together are within their budget', () => {
  const all = publishedFiles().reduce(
    (sum, { content }) => sum + Buffer.byteLength(content),
    0,
  );
  expect(all).toBeLessThan(budget.all);
});

test('every state has the same files when published as on record', () => {
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

test('a bundled package is downloaded only for the states that show it', () => {
  const [first, ...rest] = filesOf(readRecord('component').data);
  const data = readData(JSON.parse(first?.content ?? ''));
  expect(missingFiles(data, parseKey('component'))).toEqual([]);
  const state = parseKey('component.internal');
  const [name = ''] = missingFiles(data, state);
  expect(rest.map(({ path }) => path)).toContain(`static/explorer/${name}`);
  expect(() => findSnapshot(data, state)).toThrow('has not been fetched');
  expect(() => withLate(data, name, '<!doctype html>')).toThrow('does not hold');
});

test('addresses contain the base path and a hash of the content', () => {
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

test('a page gets the recorded build of its state, and keeps its line numbers', () => {
  const source =
    '---\ntitle: A\n---\n\n<Explorer state="utility.cjs" fixed="format" />\n\nEnd.\n';
  const lines = expand(source).split('\n');
  expect(lines[4]).toMatch(/^<Explorer state="utility\.cjs" fixed="format" snapshot=\{/);
  expect(lines[4]).toContain('__webpack_require__');
  expect(lines[6]).toBe('End.');
  expect(lines.at(-2)).toBe("import Explorer from '@site/explorer/browser/Explorer';");
});

test('a page without an explorer does not change, nor does a code block with one', () => {
  for (const source of ['# A\n', '```mdx\n<Explorer state="x" />\n```\n'])
    expect(expand(source)).toBe(source);
});

test('the Markdown edition gets the state as Markdown', () => {
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
  ['Text <Explorer state="utility" /> text', 'has text beside it'],
  ['<Explorer state="utility">\n\nText\n\n</Explorer>', 'something inside it'],
] as const) {
  test(`${tag.split('\n')[0]} is reported with its line`, () => {
    const source = `# A\n\n${tag}\n`;
    expect(() => expand(source)).toThrow(FindingsError);
    expect(() => expand(source)).toThrow(what);
    expect(() => expand(source)).toThrow('docs/en/guide/a.mdx:3');
  });
}
