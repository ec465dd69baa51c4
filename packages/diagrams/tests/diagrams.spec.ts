import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { languages } from '@site/pages/language';
import { readProject, repository } from '@site/pages/repository';
import { type Box, parseDiagram } from '../src/diagram.ts';
import { expandDiagrams } from '../src/index.ts';

const folder = path.join(repository, 'docs/shared/diagrams');
const ids = readdirSync(folder).map((file) => path.basename(file, '.json'));
const read = (id: string) => parseDiagram(readFileSync(`${folder}/${id}.json`, 'utf8'));
const json = (file: string) =>
  JSON.parse(readFileSync(path.join(repository, 'docs/samples', file), 'utf8'));

const expand = (id: string, language = 'en', plain = false) => {
  const page = path.join(repository, 'docs', language, 'page.mdx');
  return expandDiagrams(`# Title\n\n<Diagram id="${id}" />\n`, page, plain);
};

test('every diagram is on a page, and costs a reader less than 1.5 KiB', () => {
  const pages = readProject(repository).filter(({ file }) => file.endsWith('.mdx'));
  const shown = pages.flatMap(({ text }) =>
    [...text.matchAll(/<Diagram id="([^"]*)"/g)].map(([, id = '']) => id),
  );
  expect([...new Set(shown)].sort()).toEqual([...ids].sort());
  const sizes = ids.flatMap((id) =>
    languages.map((one) => brotliCompressSync(expand(id, one)).length),
  );
  expect(Math.max(...sizes)).toBeLessThan(1536);
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
  expect(markdown).not.toContain('svg');
});

const boxesOf = (id: string): readonly Box[] => read(id).rows.flat();
const filesOf = (id: string) => boxesOf(id).flatMap(({ files = [] }) => files);

test('hooks are in the order in which the sample on the page recorded them', () => {
  const lines: string[] = json('plugins-hooks/recorded.json').commands[0].terminal;
  const names = lines.map((line) => line.split(' ')[0]);
  expect(filesOf('hooks')).toEqual([...new Set(names)]);
});

test('the two trees and the files of exports are those of the samples on the pages', () => {
  const recorded: { path: string }[] = json('output-structure-both/recorded.json').files;
  const emitted = recorded.map((file) => path.basename(file.path));
  const shown = boxesOf('structure')
    .slice(1)
    .flatMap(({ files = [] }) => files);
  const scripts = (names: readonly string[]) =>
    names.map((name) => name.trim()).filter((name) => name.endsWith('.js'));
  expect(scripts(shown).sort()).toEqual(scripts(emitted).sort());

  const { exports } = json('publish-dual/package.json');
  const conditions = [exports['.'].import, exports['.'].require];
  expect(filesOf('exports').map((file) => `./${file}`)).toEqual(
    conditions.flatMap(Object.values),
  );
});
