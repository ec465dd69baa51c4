// The synonyms that search takes from the glossary.
import { expect, test } from '@playwright/test';
import { readSynonyms, synonymsOf } from '../../src/build/synonyms.ts';

test('a synonym means the names of its term in both languages, not other synonyms', () => {
  const output = {
    en: { term: 'Output' },
    zh: { term: '产物（Output）' },
    synonyms: ['dist', 'output', '输出'],
  };
  const esm = { en: { term: 'ESM' }, zh: { term: 'ESM' }, synonyms: [] };
  expect(synonymsOf([output, esm])).toEqual([
    ['Output', '产物'],
    ['Output', '产物', 'dist'],
    ['Output', '产物', '输出'],
  ]);
});

test('every group of the glossary has at least two texts, none of them twice', () => {
  const isWrong = (group: readonly string[]) =>
    group.length < 2 ||
    new Set(group.map((text) => text.toLowerCase())).size < group.length;
  expect(readSynonyms().filter(isWrong)).toEqual([]);
});
