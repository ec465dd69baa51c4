import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { languages } from '@site/pages/language';
import { readProject, repository } from '@site/pages/repository';
import { parseDiagram } from '../src/diagram.ts';
import { expandDiagrams } from '../src/index.ts';

const folder = path.join(repository, 'docs/shared/diagrams');
const ids = readdirSync(folder).map((file) => path.basename(file, '.json'));
const read = (id: string) => parseDiagram(readFileSync(`${folder}/${id}.json`, 'utf8'));

const expand = (id: string, language = 'en', plain = false) => {
  const page = path.join(repository, 'docs', language, 'page.mdx');
  return expandDiagrams(`# Title\n\n<Diagram id="${id}" />\n`, page, plain);
};

test('every diagram is on a page, and costs a reader less than 1 KiB', () => {
  const pages = readProject(repository).filter(({ file }) => file.endsWith('.mdx'));
  const shown = pages.flatMap(({ text }) =>
    [...text.matchAll(/<Diagram id="([^"]*)"/g)].map(([, id = '']) => id),
  );
  expect([...new Set(shown)].sort()).toEqual([...ids].sort());
  const sizes = ids.flatMap((id) =>
    languages.map((one) => brotliCompressSync(expand(id, one)).length),
  );
  expect(Math.max(...sizes)).toBeLessThan(1024);
});

test('an author who mistypes a diagram gets its line and the nearest names', () => {
  expect(() => expand('format')).toThrow(
    /page\.mdx:3 {2}There is no diagram “format”\.\n.*\n.*formats/,
  );
});

test('a diagram without Chinese, or with an arrow to nowhere, cannot be drawn', () => {
  const text = readFileSync(`${folder}/formats.json`, 'utf8');
  const without = (find: RegExp, by: string) => () =>
    parseDiagram(text.replace(find, by));
  expect(without(/,\s*"zh": "[^"]*"/, '')).toThrow(
    /"title\.zh" is missing: The caption in/,
  );
  expect(without(/"zh": "是"/, '"cn": "是"')).toThrow(/en and zh/);
  expect(without(/"to": "mf"/, '"to": "mff"')).toThrow(/no box "mff".*"mf"/);
});

test('the Markdown edition has the diagram in words', () => {
  const markdown = expand('hooks', 'zh', true);
  expect(markdown).toContain(read('hooks').description.zh);
  expect(markdown).not.toContain('data-box');
});
