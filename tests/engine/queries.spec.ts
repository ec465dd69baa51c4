// The queries by which the search is measured are fit to measure it.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { format } from '../../tools/findings/finding.ts';
import { readPages } from '../../tools/pages/read.ts';
import { readProject } from '../../tools/repository/read.ts';
import { repository } from '../../tools/repository/root.ts';
import type { TextFile } from '../../tools/repository/text-file.ts';
import { pair, places } from '../checks/support.ts';
import { queryFindings } from '../search/queries.ts';
import { kinds, queriesOf, type SearchQuery } from '../search/query-list.ts';

const page = pair('---\ntitle: Title\n---\n', '---\ntitle: 标题\n---\n');

/** A good list of 80 queries, each kind in turn. */
const good: readonly SearchQuery[] = Array.from({ length: 80 }, (_, index) => ({
  query: `query ${index}`,
  pages: ['/a'],
  kind: kinds[index % kinds.length] ?? 'word',
}));

function listOf(queries: readonly unknown[], file = 'queries.json'): TextFile {
  return { file, text: JSON.stringify(queries, null, 2) };
}

/** What is found where the first query of the good list has these fields instead. */
function withFirst(fields: object, language: 'en' | 'zh' = 'en') {
  const list = listOf([{ ...good[0], ...fields }, ...good.slice(1)]);
  return queryFindings(list, { other: listOf([]), pages: page, language });
}

for (const language of ['en', 'zh'] as const) {
  test(`the queries of ${language} are fit to measure the search`, () => {
    const read = (lang: string): TextFile => {
      const file = `tests/search/queries.${lang}.json`;
      return { file, text: readFileSync(`${repository}/${file}`, 'utf8') };
    };
    const { pages } = readPages(readProject(repository));
    const other = read(language === 'en' ? 'zh' : 'en');
    const found = queryFindings(read(language), { other, pages, language });
    expect(found.map(format)).toEqual([]);
  });
}

test('a good list passes', () => {
  expect(withFirst({})).toEqual([]);
});

test('a short list, and one without a kind, are found', () => {
  const list = listOf(good.slice(0, 79).filter(({ kind }) => kind !== 'typo'));
  const around = { other: listOf([]), pages: page, language: 'en' } as const;
  const [few, kind, ...more] = queryFindings(list, around);
  expect(few?.what).toBe('There are 69 queries, at least 80 are needed.');
  expect(kind?.what).toBe('No query is of the kind “typo”.');
  expect(more).toEqual([]);
});

test('a query that is asked twice is found at its line, whatever its case and blanks', () => {
  const found = withFirst({ query: 'Query  7' });
  expect(found.map(({ what }) => what)).toEqual(['“query 7” is asked twice.']);
  expect(places(found)).toEqual(['queries.json:52']);
});

test('full-width letters are another query', () => {
  expect(withFirst({ query: 'ｑｕｅｒｙ ７' })).toEqual([]);
});

test('a route that is no page is found for each language without it', () => {
  const [en, zh, ...more] = withFirst({ pages: ['/a', '/zh/a'] });
  expect(en?.what).toContain('answered by /zh/a, which docs/en does not have');
  expect(zh?.what).toContain('docs/zh does not have');
  expect(more).toEqual([]);
  const onlyEnglish = queryFindings(listOf(good), {
    other: listOf([]),
    pages: page.slice(0, 1),
    language: 'en',
  });
  expect(onlyEnglish).toHaveLength(80);
});

test.describe('titles of pages', () => {
  const titles = Array.from({ length: 13 }, (_, index) => `Title ${index}`);
  const pages = titles.flatMap((title, index) =>
    pair(`---\ntitle: ${title}\n---\n`, `---\ntitle: 标题\n---\n`, `${index}.mdx`),
  );
  const found = (count: number, language: 'en' | 'zh') => {
    const renamed = good.map((query, index) =>
      index < count ? { ...query, query: `TITLE ${index}` } : query,
    );
    const around = { other: listOf([]), pages: [...pages, ...page], language };
    return queryFindings(listOf(renamed), around);
  };

  test('may be 15 % of a list', () => {
    expect(found(12, 'en')).toEqual([]);
  });

  test('are found where they are more', () => {
    expect(found(13, 'en')[0]?.what).toContain('13 of 80 queries are titles');
  });

  test('of the other language do not count', () => {
    expect(found(13, 'zh')).toEqual([]);
  });
});

test('a list that is copied from the other language is found', () => {
  const copied = (count: number) =>
    queryFindings(listOf(good), {
      other: listOf(good.slice(0, count), 'other.json'),
      pages: page,
      language: 'zh',
    });
  expect(copied(40)).toEqual([]);
  expect(copied(41)[0]?.what).toBe('41 of 80 queries stand in other.json too.');
});

test.describe('what is not of the shape is named by its place', () => {
  const wrong: Readonly<Record<string, unknown>> = {
    'is no object': 'query',
    'has not exactly the fields': { query: 'a', pages: ['/a'] },
    'has no query, or blanks around it': { ...good[0], query: ' a' },
    'has the kind "words "': { ...good[0], kind: 'words ' },
    'has not one to 4 pages': { ...good[0], pages: [] },
    'names /a twice': { ...good[0], pages: ['/a', '/b', '/a'] },
    'has a page that is no route': { ...good[0], pages: [1] },
  };
  for (const [reason, item] of Object.entries(wrong)) {
    test(reason, () => {
      expect(() => queriesOf(listOf([good[0], item]))).toThrow(
        `queries.json: item 2 ${reason}`,
      );
    });
  }

  test('five pages are too many', () => {
    const pages = ['/a', '/b', '/c', '/d', '/e'];
    expect(() => queriesOf(listOf([{ ...good[0], pages }]))).toThrow('one to 4 pages');
  });

  test('no list', () => {
    expect(() => queriesOf({ file: 'a.json', text: '{}' })).toThrow('no list of queries');
  });
});
