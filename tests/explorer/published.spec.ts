// What the explorer weighs on the host and on the wire, and how pages get its states.
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { expandExplorer } from '../../tools/rspress/explorer/expand.ts';
import { addressesOf, publishedFiles } from '../../tools/rspress/explorer/published.ts';
import { ExplorerError } from '../../tools/rspress/explorer/wrong.ts';
import { repository } from '../../tools/samples/places.ts';

/** In bytes: what the first opened input may weigh on the wire, and all of them on the host. */
const budget = { first: 40_000, all: 3_000_000 };

const page = `${repository}/docs/en/guide/a.mdx`;
const expand = (source: string, plain = false) => expandExplorer(source, page, plain);

for (const { input, content } of publishedFiles()) {
  test(`${input} is within what the first opened input may weigh`, () => {
    expect(gzipSync(content, { level: 9 }).length).toBeLessThan(budget.first);
  });
}

test('all inputs together are within what they may weigh on the host', () => {
  const all = publishedFiles().reduce((sum, { content }) => sum + content.length, 0);
  expect(all).toBeLessThan(budget.all);
});

test('addresses hold the base path and a hash of the content', () => {
  const files = [
    { input: 'node' as const, path: 'static/explorer/node.0a.json', content: '' },
  ];
  expect(addressesOf(files, '/docs/')).toEqual({
    node: '/docs/static/explorer/node.0a.json',
  });
  for (const { path, input } of publishedFiles())
    expect(path).toMatch(new RegExp(`^static/explorer/${input}\\.[0-9a-f]{10}\\.json$`));
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
  expect(lines.join('\n')).toMatch(
    /\nimport Explorer from ".*\/theme\/explorer\/Explorer\.tsx";\n$/,
  );
});

test('a page without an explorer stays as it is, and one in code is none', () => {
  for (const source of ['# A\n', '```mdx\n<Explorer state="x" />\n```\n'])
    expect(expand(source)).toBe(source);
});

test('the Markdown edition gets Markdown', () => {
  const text = expand('<Explorer state="utility.cjs" />\n', true);
  expect(text).toContain('```ts title="rslib.config.ts"\nimport { defineConfig }');
  expect(text).toMatch(/\| `dist\/index\.js` \| [\d,]+ B \| [\d,]+ B \| [\d,]+ B \|/);
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
    expect(() => expand(source)).toThrow(ExplorerError);
    expect(() => expand(source)).toThrow(what);
    expect(() => expand(source)).toThrow('docs/en/guide/a.mdx:3');
  });
}
