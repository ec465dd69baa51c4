import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { languages } from '@site/mdx/language';
import { readProject, repository } from '@site/mdx/repository';
import { replaceNames } from '@site/mdx/tags';
import { parseDiagram } from '../src/build/diagram.ts';
import { diagramBlock } from '../src/build/index.ts';
import { placeIn } from '../src/build/place.ts';

const folder = path.join(repository, 'docs/shared/diagrams');
const ids = readdirSync(folder).map((file) => path.basename(file, '.json'));
const read = (id: string) => parseDiagram(readFileSync(`${folder}/${id}.json`, 'utf8'));

const expand = (id: string, language = 'en', plain = false) => {
  const page = path.join(repository, 'docs', language, 'page.mdx');
  return replaceNames(`# Title\n\n<Diagram id="${id}" />\n`, page, diagramBlock, plain);
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

test('a diagram without Chinese, or with an arrow to nowhere or back, cannot be drawn', () => {
  const text = readFileSync(`${folder}/formats.json`, 'utf8');
  const without = (find: RegExp, by: string) => () =>
    parseDiagram(text.replace(find, by));
  expect(without(/,\s*"zh": "[^"]*"/, '')).toThrow(
    /"title\.zh" is missing: The caption in/,
  );
  expect(without(/"zh": "是"/, '"cn": "是"')).toThrow(/en and zh/);
  expect(without(/"to": "mf"/, '"to": "mff"')).toThrow(/no box "mff".*mf\./);
  expect(without(/"to": "mf"/, '"to": "script"')).toThrow('leads back');
});

test('the Markdown edition has the diagram in words', () => {
  const markdown = expand('hooks', 'zh', true);
  expect(markdown).toContain(read('hooks').description.zh);
  expect(markdown).not.toContain('DiagramFigure');
});

test('arrows are between their boxes, or in the middle of the narrower one', () => {
  const linesOf = (id: string) =>
    placeIn(read(id), 'en').lines.map(({ way, area, label }) => [way, area, label]);
  // From the question to the answer beside it, and to the next question.
  expect(linesOf('declarations').slice(1, 3)).toEqual([
    ['across', '3 / 2 / 4 / 3', 'yes'],
    ['down', '2 / 1 / 3 / 2', 'no'],
  ]);
  // From boxes that are narrower than the one below both, one of them two rows further down.
  expect(linesOf('monorepo').slice(-2)).toEqual([
    ['down', '6 / 1 / 9 / 2', 'at run time'],
    ['down', '8 / 3 / 9 / 4', ''],
  ]);
  // From one box to several below each other.
  expect(linesOf('styles').slice(2, 4)).toEqual([
    ['trunk', '2 / 2 / 5 / 3', ''],
    ['branch', '5 / 2 / 6 / 3', ''],
  ]);
});
