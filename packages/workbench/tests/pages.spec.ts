// How pages get the states that they show, and that no other state is recorded.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { FindingsError } from '@site/mdx/findings';
import { repository } from '@site/mdx/repository';
import { findTagsOf } from '@site/mdx/tags';
import { listFiles } from '@site/samples/format/files';
import { expandExplorer } from '../src/build/explorer.ts';
import { combinations, keyOf, parseKey, statesOf } from '../src/format/states.ts';
import { inputs, toggleNames } from '../src/format/toggles.ts';

const page = `${repository}/docs/en/guide/a.mdx`;
const expand = (source: string, plain = false) => expandExplorer(source, page, plain);

for (const language of ['en', 'zh'])
  test(`what is recorded is what the pages in ${language} show`, () => {
    const shown = new Set<string>();
    const folder = `${repository}/docs/${language}`;
    for (const file of listFiles(folder)) {
      const source = readFileSync(`${folder}/${file}`, 'utf8');
      if (!source.includes('<Explorer')) continue;
      for (const { attributes } of findTagsOf(source, ['Explorer'])) {
        const start = parseKey(String(attributes.get('state')));
        const words = String(attributes.get('fixed') ?? '').split(' ');
        const toggles = toggleNames.filter((name) => words.includes(name));
        for (const state of combinations(start, toggles)) shown.add(keyOf(state));
      }
    }
    expect([...shown].sort()).toEqual(inputs.flatMap(statesOf).map(keyOf).sort());
  });

test('a page gets the recorded build of its state, and keeps its line numbers', () => {
  const source =
    '---\ntitle: A\n---\n\n<Explorer state="utility.cjs" fixed="format" />\n\nEnd.\n';
  const lines = expand(source).split('\n');
  expect(lines[4]).toMatch(/^<Explorer state=.*utility\.cjs.* fixed=.* snapshot=\{/);
  expect(lines[4]).toContain('__webpack_require__');
  expect(lines[6]).toBe('End.');
  expect(lines.at(-2)).toBe("import Explorer from '@site/workbench/browser/Explorer';");
});

test('the Markdown edition gets the state as Markdown', () => {
  const text = expand('<Explorer state="utility.cjs" />\n', true);
  expect(text).toContain('```ts title="rslib.config.ts"\nimport { defineConfig }');
  expect(text).toMatch(
    /\| `dist\/index\.js` \| [\d.,]+ k?B \| [\d.,]+ k?B \| [\d.,]+ k?B \|/,
  );
  expect(text).toContain('```js title="dist/index.js"\n"use strict";');
  expect(text).not.toContain('<Explorer');
  const home = expand('<Explorer state="utility" kind="home" />\n', true);
  expect(home.match(/```\w+ title="[^"]+"/g)).toEqual([
    '```ts title="src/index.ts"',
    '```js title="dist/index.js"',
  ]);
});

for (const [tag, what] of [
  ['<Explorer />', 'has no state'],
  ['<Explorer state="utility.amd" />', '“utility.amd” is not a recorded state'],
  ['<Explorer state="utility" fixed="format speed" />', '“speed” is not a toggle'],
  ['<Explorer state="utility" fixed="format dts" />', 'which is not recorded'],
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
