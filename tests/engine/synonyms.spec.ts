// What search takes for the same, and how a browser learns of the search.
import { expect, test } from '@playwright/test';
import { renderOpenSearch } from '../../tools/rspress/search/opensearch.ts';
import { readSynonyms, synonymsOf } from '../../tools/rspress/search/synonyms.ts';

test('a term has its names in both languages and its synonyms, each once', () => {
  const term = {
    en: { term: 'Output' },
    zh: { term: '产物（Output）' },
    synonyms: ['dist', '输出', 'dist'],
  };
  expect(synonymsOf([term])).toEqual([['Output', '产物', 'dist', '输出']]);
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
