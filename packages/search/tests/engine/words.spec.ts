// How search normalises, splits and matches words, and what it marks.
import { expect, test } from '@playwright/test';
import { markWords, snippet } from '../../src/browser/engine/snippets';
import { normalize } from '../../src/browser/engine/text';
import { isSameWord, Vocabulary } from '../../src/browser/engine/vocabulary';

test('case, width and Latin accents make no difference', () => {
  for (const [text, normalized] of [
    ['Café RÉSUMÉ', 'cafe resume'],
    ['ＵＭＤ　１', 'umd 1'],
    ['Йод ПРИВЕТ', 'йод привет'],
    ['한국 검색', '한국 검색'],
    ['产物', '产物'],
    ['İ ﬁ ß 🙂', 'i ﬁ ß 🙂'],
  ] as const) {
    expect(normalize(text), text).toBe(normalized);
    expect(normalize(text).length, text).toBe(text.length);
  }
});

/** What a typed word stands for on a site with these words. */
const expand = (typed: string, ...words: readonly string[]) =>
  new Vocabulary(words).expand(typed).map(({ word }) => word);

test('one typo is forgiven from five letters on, two from nine, none in the first', () => {
  for (const [typed, word, isFound] of [
    ['extrenal', 'external', true],
    ['formt', 'format', true],
    ['bundel', 'bundle', true],
    ['declaraton', 'declaration', true],
    ['declartions', 'declaration', true],
    ['format', 'banner', false],
    ['formtaa', 'format', false],
    ['normat', 'format', false],
    ['form', 'from', false],
  ] as const)
    expect(expand(typed, word), typed).toEqual(isFound ? [word] : []);
});

test('a word stands for longer ones, and only if unknown for other forms', () => {
  const words = ['format', 'formats', 'formatting', 'migration', '库名'];
  expect(expand('format', ...words)).toEqual(['format', 'formats', 'formatting']);
  expect(expand('migrate', ...words)).toEqual(['migration']);
  expect(expand('库', ...words)).toEqual(['库名']);
  for (const [form, base] of [
    ['polyfills', 'polyfill'],
    ['bundling', 'bundle'],
    ['dropped', 'drop'],
    ['analyzer', 'analyze'],
    ['dependencies', 'dependency'],
    ['minification', 'minify'],
    ['declarations', 'declare'],
  ] as const)
    expect(isSameWord(form, base), form).toBe(true);
  for (const [one, other] of [
    ['format', 'banner'],
    ['class', 'clas'],
    ['类型', '类'],
  ] as const)
    expect(isSameWord(one, other), one).toBe(false);
});

test('words are marked in any spelling, overlapping ones once, short ones not inside of others', () => {
  for (const [text, words, marked] of [
    ['The CAFÉ of cafés', ['cafe'], ['CAFÉ', 'café']],
    ['ＵＭＤ and umd', ['umd'], ['ＵＭＤ', 'umd']],
    ['createRequire', ['create', 'createrequire'], ['createRequire']],
    ['Files of ES modules, esModuleInterop', ['es'], ['ES', 'es']],
    ['imports to umdName', ['to', 'name'], ['to', 'Name']],
    ['TypeScript', ['types'], []],
    ['把ESM产物', ['esm', '产物'], ['ESM产物']],
  ] as const)
    expect(
      markWords(text, words).highlightRanges.map(({ start, length }) =>
        text.slice(start, start + length),
      ),
      text,
    ).toEqual(marked);
});

test('a snippet is about a hundred characters around most of the words', () => {
  const before = 'Nothing to see. '.repeat(30);
  const text = `${before}Here the Format is chosen.${' More. '.repeat(30)}`;
  const { text: shown, highlightRanges: marks } = snippet(text, ['format', 'chosen']);
  expect(shown).toMatch(/^…Here the Format is chosen/);
  expect(shown.length).toBeLessThan(130);
  expect(shown.length).toBeGreaterThan(80);
  expect(marks).toHaveLength(2);
  expect(snippet('Short.', ['format'])).toEqual({ text: 'Short.', highlightRanges: [] });
});
