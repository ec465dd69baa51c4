// How the engine reads an index: the words that its texts have by definition, and the places where FlexSearch itself would keep them.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Index } from 'flexsearch';
import { codeOf, Dictionary } from '../../theme/search/data/dictionary';
import { FieldIndex } from '../../theme/search/engine/field';
import { wordReader } from '../../theme/search/engine/reader';
import { wordsOf } from '../../theme/search/engine/words';
import { encoderOf } from '../../tools/rspress/search/encode.ts';
import { lightEngine } from '../../tools/rspress/search/index.ts';
import { hostileTexts } from '../support/hostile.ts';

const texts = [
  'Call output.distPath in rslib.config.ts, then umdName and the umd-name.',
  '用 output.target设置，--watch 模式。库 的产物结构，产物结构说明与語法降級。',
  '产物结构 产物 结构 产物结构 产物结构 产物结构，第2章-结构.名',
  'カタカナとひらがな 𠀀𠀁 𠀀 é É ﬁ 🙂',
  ...hostileTexts(3, 60).map((text) => text.replace(/\s+/g, ' ').trim()),
];
const encoder = encoderOf(texts);
const dictionary = new Dictionary(encoder.words);

test('a text is written and read again', () => {
  for (const text of texts) expect(dictionary.read(encoder.write(text))).toBe(text);
});

test('no two places have the same code, and no code needs an escape in JSON', () => {
  const codes = Array.from({ length: 80_000 }, (_, place) => codeOf(place));
  expect(new Set(codes).size).toBe(codes.length);
  expect(JSON.stringify(codes.join('')).length).toBe(codes.join('').length + 2);
  expect(codes.slice(0, 94).join('').length).toBe(94);
});

test('a word that the dictionary does not have is not written, and a code that it does not have is not read', () => {
  expect(() => encoder.write('unheard')).toThrow('"unheard" is no word');
  for (const code of [
    codeOf(encoder.words.length),
    codeOf(70_000),
    '"',
    '\ue000',
    '\u0001',
  ])
    expect(() => dictionary.read(code), JSON.stringify(code)).toThrow('dictionary');
});

test('the words of a text are the same whether it is plain or written in words of the dictionary', () => {
  const reader = wordReader(dictionary);
  for (const text of texts) {
    const found = { plain: [], coded: [] } satisfies Record<string, number[]>;
    reader.plain(text, found.plain);
    reader.coded([encoder.write(text)], found.coded);
    const words = reader.words.texts;
    expect(found.coded.map((id) => words[id])).toEqual([...new Set(wordsOf(text))]);
    expect(found.coded).toEqual(found.plain);
  }
});

test('words that stand in two texts of a section count once, and no pair stands across the two', () => {
  const reader = wordReader(dictionary);
  const found: number[] = [];
  reader.coded([encoder.write('产物'), encoder.write('产物结构')], found);
  const words = reader.words.texts;
  expect(found.map((id) => words[id])).toEqual(['产物', '物结', '结构']);
});

for (const [name, load] of [
  ['that it exports', async () => Index],
  ['that readers get', lightIndex],
] as const) {
  test(`sections come in the order in which the FlexSearch ${name} would give them had it added their texts`, async () => {
    const reader = wordReader(dictionary);
    const words: number[] = [];
    const ends = texts.map((text) => {
      reader.plain(text, words);
      return words.length;
    });
    const all = reader.words.texts;
    const field = new FieldIndex({ words, ends }, all.length);
    const Added = await load();
    const added = new Added({
      tokenize: 'strict',
      resolution: 9,
      encode: (text) => text.split(' '),
    });
    for (const [id, text] of texts.entries())
      added.add(id, [...new Set(wordsOf(text))].join(' '));
    expect(all.length).toBeGreaterThan(100);
    for (const [id, word] of all.entries()) {
      const found = added.search(word, { limit: texts.length });
      expect(field.find(word, id), word).toEqual(found);
      expect(field.find(word, id), word).toEqual(found);
    }
  });
}

test('the FlexSearch that readers get keeps its words where the engine puts them', async () => {
  const Light = await lightIndex();
  const index = new Light({
    tokenize: 'strict',
    resolution: 9,
    encode: (word) => [word],
  });
  expect(index).toHaveProperty('map', new Map());
  Reflect.get(index, 'map').set('word', [[3], [], [1, 2]]);
  expect(index.search('word', { limit: 9 })).toEqual([3, 1, 2]);
});

/** It is a module that Node.js would take for a script by its name. */
async function lightIndex(): Promise<typeof Index> {
  const source = encodeURIComponent(readFileSync(lightEngine, 'utf8'));
  return (await import(`data:text/javascript,${source}`)).Index;
}
