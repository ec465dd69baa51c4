// How search normalises, splits and matches words, and what it marks.
import { expect, test } from '@playwright/test';
import { markWords, snippet } from '../../src/browser/engine/snippets';
import { identifierTerms, normalize, tokenize } from '../../src/browser/engine/text';
import {
  isSameWord,
  isWithinEdits,
  maxEditsFor,
  Vocabulary,
} from '../../src/browser/engine/vocabulary';

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

test('an identifier is found as a whole, by its segments and by its camelCase parts', () => {
  expect(identifierTerms('lib.umdName')).toEqual([
    ...['lib.umdname', 'libumdname', 'lib', 'umdname', 'umd', 'name'],
  ]);
  for (const [identifier, term] of [
    ['umd-name', 'umdname'],
    ['rslib/core', 'core'],
    ['import.meta.url', 'meta'],
    ['HTMLPlugin', 'html'],
    ['dist/index.d.cts', 'dcts'],
  ] as const)
    expect(identifierTerms(identifier)).toContain(term);
});

test('Chinese text and identifiers next to each other are separated', () => {
  const tokens = tokenize('用 output.target设置，--watch 模式');
  expect(tokens.map(({ kind, text }) => [kind, text])).toEqual([
    ['unspaced', '用'],
    ['identifier', 'output.target'],
    ['unspaced', '设置'],
    ['identifier', 'watch'],
    ['unspaced', '模式'],
  ]);
});

test('one typo is forgiven from five letters on, two from nine, none in the first', () => {
  for (const [typed, word, matches] of [
    ['extrenal', 'external', true],
    ['formt', 'format', true],
    ['bundel', 'bundle', true],
    ['declaraton', 'declaration', true],
    ['declartions', 'declaration', true],
    ['format', 'banner', false],
    ['normat', 'format', false],
    ['form', 'from', false],
  ] as const)
    expect(isWithinEdits(typed, word, maxEditsFor(typed)), typed).toBe(matches);
});

test('a word stands for itself, then for longer ones, and only if unknown for others', () => {
  const vocabulary = new Vocabulary(['format', 'formats', 'formatting', '类库', '库名']);
  for (const [typed, words] of [
    ['format', ['format', 'formats', 'formatting']],
    ['formt', ['format']],
    ['zzzzz', []],
    ['库', ['库名']],
  ] as const)
    expect(vocabulary.expand(typed).map(({ word }) => word)).toEqual(words);
});

test('a word stands for its other forms', () => {
  for (const [form, base] of [
    ['polyfills', 'polyfill'],
    ['bundling', 'bundle'],
    ['dropped', 'drop'],
    ['analyzer', 'analyze'],
    ['dependencies', 'dependency'],
    ['minification', 'minify'],
    ['declarations', 'declare'],
  ] as const) {
    expect(isSameWord(form, base), form).toBe(true);
    expect(new Vocabulary([base]).expand(form)).toEqual([{ word: base, weight: 0.75 }]);
  }
  for (const [one, other] of [
    ['format', 'banner'],
    ['class', 'clas'],
    ['类型', '类'],
  ] as const)
    expect(isSameWord(one, other), one).toBe(false);
  const vocabulary = new Vocabulary(['migration', 'fixes']);
  expect(vocabulary.expand('migrate')).toEqual([{ word: 'migration', weight: 0.75 }]);
  expect(vocabulary.expand('fixes')).toEqual([{ word: 'fixes', weight: 1 }]);
});

test('words are marked as they are written, overlapping ones once', () => {
  expect(markWords('The Café of cafés', ['cafe']).highlightRanges).toEqual([
    { start: 4, length: 4 },
    { start: 12, length: 4 },
  ]);
  expect(markWords('createRequire', ['create', 'createrequire']).highlightRanges).toEqual(
    [{ start: 0, length: 13 }],
  );
});

test('a short word is not marked inside of longer ones', () => {
  const marked = (text: string, words: string[]) =>
    markWords(text, words).highlightRanges.map(({ start, length }) =>
      text.slice(start, start + length),
    );
  expect(marked('Files of ES modules, esModuleInterop', ['es'])).toEqual(['ES', 'es']);
  expect(marked('imports to umdName', ['to', 'name'])).toEqual(['to', 'Name']);
  expect(marked('把ESM产物', ['esm', '产物'])).toEqual(['ESM产物']);
});

test('a marked word is highlighted on the page of a result in any spelling', () => {
  for (const [shown, onPage] of [
    ['Café', 'A CAFÉ, a cafe'],
    ['ＵＭＤ', 'umd and UMD'],
  ] as const)
    expect(markWords(onPage, [normalize(shown)]).highlightRanges, shown).toHaveLength(2);
});

test('a snippet is about a hundred characters around most of the words', () => {
  const before = 'Nothing to see. '.repeat(30);
  const text = `${before}Here the Format is chosen.${' More. '.repeat(30)}`;
  const { text: shown, highlightRanges: marks } = snippet(text, ['format', 'chosen']);
  expect(shown).toContain('Format is chosen');
  expect(shown.length).toBeLessThan(130);
  expect(shown.length).toBeGreaterThan(80);
  expect(marks).toHaveLength(2);
  expect(shown).toMatch(/^…Here the Format/);
  expect(snippet('Short.', ['format'])).toEqual({ text: 'Short.', highlightRanges: [] });
});
