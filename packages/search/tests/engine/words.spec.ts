// How search normalises words, and what of a text it shows and marks.
import { expect, test } from '@playwright/test';
import { markWords, snippet } from '../../src/browser/engine/snippets';
import { normalize } from '../../src/browser/engine/text';

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

test('words are marked as they are written, overlapping ones once, short ones not inside others', () => {
  for (const [text, words, marked] of [
    ['The Café of cafés', ['cafe'], ['Café', 'café']],
    ['createRequire', ['create', 'createrequire'], ['createRequire']],
    ['Files of ES modules, esModuleInterop', ['es'], ['ES', 'es']],
    ['imports to umdName', ['to', 'name'], ['to', 'Name']],
    ['把ESM产物', ['esm', '产物'], ['ESM产物']],
  ] as const)
    expect(
      markWords(text, words).highlightRanges.map(({ start, length }) =>
        text.slice(start, start + length),
      ),
    ).toEqual(marked);
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
