// The synonyms that search takes from the glossary.
import { expect, test } from '@playwright/test';
import { synonymsOf } from '../../src/build/synonyms.ts';

test('a synonym means the names of its term in both languages, not other synonyms', () => {
  const output = {
    en: { term: 'Output' },
    zh: { term: '产物（Output）' },
    synonyms: ['dist', '输出'],
  };
  const esm = { en: { term: 'ESM' }, zh: { term: 'ESM' }, synonyms: [] };
  expect(synonymsOf([output, esm])).toEqual([
    ['Output', '产物'],
    ['Output', '产物', 'dist'],
    ['Output', '产物', '输出'],
    ['ESM'],
  ]);
});
