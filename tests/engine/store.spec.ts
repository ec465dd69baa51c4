// How the engine finds words in an index: those that its texts have by definition, in the order in which FlexSearch itself would give them.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Index } from 'flexsearch';
import { between, codeOf, Dictionary } from '../../theme/search/data/dictionary';
import type { PackedIndex } from '../../theme/search/data/packed';
import { unpack } from '../../theme/search/engine/sections';
import { Store } from '../../theme/search/engine/store';
import { pairsOf, wordsOf, wordsOfName } from '../../theme/search/engine/words';
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

/** A store of pages that say these texts, coded, and have no words elsewhere. */
function storeOf(prose: readonly string[], rest: Partial<PackedIndex> = {}): Store {
  const nothing = prose.map(() => '').join(between);
  return new Store(
    unpack({
      words: encoder.words,
      routes: prose.map(() => '/'),
      standings: prose.map(() => 1),
      descriptions: nothing,
      depths: '0'.repeat(prose.length),
      headings: nothing,
      ids: prose.map(() => ''),
      prose: prose.join(between),
      code: nothing,
      ...rest,
    }),
  );
}

const all = storeOf(texts.map(encoder.write));
const allWords = new Set(texts.flatMap(wordsOf));

test('each word is found in the texts that have it, and in no others', () => {
  expect(allWords.size).toBeGreaterThan(100);
  for (const word of allWords) {
    const having = texts.flatMap((text, id) =>
      wordsOf(text).includes(word) ? [id] : [],
    );
    expect([...all.find(word).keys()].sort(ascending), word).toEqual(having);
    expect(all.vocabulary.has(word), word).toBe(true);
    expect(all.vocabulary.meaningsOf(word)[0], word).toEqual({ word, weight: 1 });
  }
});

test('what no text has is found nowhere', () => {
  for (const word of ['名用', '构', 'nowhere', '🙂', '', '物结构', '𠀁']) {
    expect([...all.find(word)], word).toEqual([]);
    expect(all.vocabulary.has(word), word).toBe(false);
  }
});

test('a character leads to the pairs that it begins and ends, wherever the dictionary has its edges', () => {
  const characters = new Set(
    texts.flatMap((text) => [...(text.match(/\p{Script=Han}/gu) ?? [])]),
  );
  for (const character of characters) {
    const pairs = [...allWords].filter((word) => [...word].length === 2);
    const begun = pairs.filter((pair) => pair.startsWith(character));
    expect(all.vocabulary.behind(character), character).toEqual(
      begun.sort().map((pair) => [...pair][1]),
    );
    const ended = pairs.filter((pair) => pair.length === 2 && pair[1] === character);
    const meant = all.vocabulary.meaningsOf(character).map(({ word }) => word);
    expect(meant, character).toEqual(expect.arrayContaining(ended));
  }
});

test('no pair stands across two texts of a section', () => {
  const descriptions = encoder.write('产物');
  const store = storeOf([encoder.write('产物结构')], { descriptions });
  expect(store.vocabulary.has('物产')).toBe(false);
  expect(store.vocabulary.has('物结')).toBe(true);
});

test('a text that is not written in words of the dictionary makes no store', () => {
  expect(() => storeOf([codeOf(encoder.words.length)])).toThrow('dictionary');
});

for (const [name, load] of [
  ['that it exports', async () => Index],
  ['that readers get', lightIndex],
] as const) {
  test(`sections come in the order in which the FlexSearch ${name} would give them had it added their texts`, async () => {
    const Added = await load();
    for (const word of allWords) {
      const added = new Added({
        tokenize: 'strict',
        resolution: 9,
        encode: (text) => text.split(' '),
      });
      for (const [id, text] of texts.entries())
        added.add(id, [...entriesWith(word, text), '#'].join(' '));
      const found = added.search(word, { limit: texts.length });
      expect([...all.find(word).keys()], word).toEqual(found);
    }
  });
}

/** A text entry by entry: the word for each that holds it or whose last character begins it, a sign with its place for any other. */
function entriesWith(word: string, text: string): string[] {
  const places = [...dictionary.placesIn(encoder.write(text))];
  const entries = places.flatMap((place) => dictionary.entries[place] ?? []);
  return entries.map(({ kind, text: own }, at) => {
    const [before, after] = [entries[at - 1], entries[at + 1]];
    if (kind === 'name') return wordsOfName(own).includes(word) ? word : `#${at}`;
    if (kind === 'between') return `#${at}`;
    const behind = after?.kind === 'run' ? ([...after.text][0] ?? '') : '';
    // A single character is a word where nothing unspaced stands beside it.
    const isPart = behind === '' && before?.kind === 'run' && [...own].length === 1;
    return !isPart && pairsOf(own + behind).includes(word) ? word : `#${at}`;
  });
}

const ascending = (one: number, other: number) => one - other;

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
