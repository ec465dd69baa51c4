// What search takes for the same, and how a browser learns of the search.
import { expect, test } from '@playwright/test';
import { renderOpenSearch } from '../../src/build/opensearch.ts';
import { readSynonyms, synonymsOf } from '../../src/build/synonyms.ts';

test('each synonym of a term means its names in both languages, and not another synonym', () => {
  const term = {
    en: { term: 'Output' },
    zh: { term: '产物（Output）' },
    synonyms: ['dist', 'output', '输出'],
  };
  expect(synonymsOf([term])).toEqual([
    ['Output', '产物'],
    ['Output', '产物', 'dist'],
    ['Output', '产物', '输出'],
  ]);
});

test('a term with one name in both languages and no synonym is no group', () => {
  const name = { term: 'ESM' };
  expect(synonymsOf([{ en: name, zh: name, synonyms: [] }])).toEqual([]);
});

test('every group of the glossary has more than one text, and none twice', () => {
  for (const group of readSynonyms()) {
    const folded = group.map((text) => text.toLowerCase());
    expect(new Set(folded).size, group.join(', ')).toBe(group.length);
    expect(group.length, group.join(', ')).toBeGreaterThan(1);
  }
});

test('a description for browsers escapes what it is given', () => {
  const text = renderOpenSearch({
    name: 'A & B',
    description: '<b>',
    language: 'en',
    home: 'https://a.example/"/',
    icon: 'https://a.example/i.ico',
  });
  expect(text).toContain('<ShortName>A &amp; B</ShortName>');
  expect(text).toContain('&lt;b&gt;');
  expect(text).toContain('template="https://a.example/&quot;/?q={searchTerms}"');
});
