// The size of the records, and how pages get their states.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { FindingsError } from '@site/pages/findings';
import { repository } from '@site/pages/repository';
import { inputs } from '../src/browser/data/packages.ts';
import { expandExplorer } from '../src/page/expand.ts';
import { recordFile } from '../src/record/record.ts';

const page = `${repository}/docs/en/guide/a.mdx`;
const expand = (source: string, plain = false) => expandExplorer(source, page, plain);

for (const input of inputs) {
  test(`the record of ${input}, which its readers download, is within its budget`, () => {
    const record = readFileSync(recordFile(input));
    expect(brotliCompressSync(record).length).toBeLessThan(40_000);
  });
}

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
