// What search takes for the same, and how a browser learns of the search.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parseQuery } from '../../theme/search/engine/query';
import { segmenter } from '../../theme/search/engine/segment';
import { prepareSynonyms, Synonym } from '../../theme/search/engine/synonyms';
import { repository } from '../../tools/repository/root.ts';
import { renderOpenSearch } from '../../tools/rspress/search/opensearch.ts';
import { readSynonyms, synonymsOf } from '../../tools/rspress/search/synonyms.ts';
import { queriesOf } from '../search/query-list.ts';
import { hostileTexts } from '../support/hostile.ts';

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

test('a synonym that is passed over at its first letters is one that the query does not ask for', () => {
  class NeverPassedOver extends Synonym {
    override mayBegin(): boolean {
      return true;
    }
  }
  const groups = readSynonyms();
  const all = groups.map((group) => group.map((text) => new NeverPassedOver(text)));
  const prepared = prepareSynonyms(groups);
  const segment = segmenter('zh');
  const asked = ['en', 'zh'].flatMap((lang) => {
    const file = `tests/search/queries.${lang}.json`;
    const text = readFileSync(`${repository}/${file}`, 'utf8');
    return queriesOf({ file, text }).map(({ query }) => query);
  });
  const spelled = groups.flat();
  for (const query of [...asked, ...spelled, ...hostileTexts(7, 40)])
    expect(parseQuery(query, prepared, segment), query).toEqual(
      parseQuery(query, all, segment),
    );
  const withSynonyms = asked.filter((query) =>
    parseQuery(query, prepared, segment).terms.some(
      ({ readings }) => readings.length > 2,
    ),
  );
  expect(withSynonyms.length).toBeGreaterThan(100);
});
