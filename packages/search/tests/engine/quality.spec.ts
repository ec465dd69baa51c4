// The queries that search is measured by stay valid when pages move.
import { expect, test } from '@playwright/test';
import { readChangedPages } from '@site/pages/kept-trees';
import type { Page } from '@site/pages/page';
import { readProject, repository } from '@site/pages/repository';
import { positionIn, readJudged, readQueries } from '../../src/quality/index.ts';

let pages: readonly Page[] = [];
test.beforeAll(() => {
  ({ pages } = readChangedPages(repository, readProject(repository)));
});

for (const lang of ['en', 'zh'] as const) {
  test(`each query is listed once, and pages of the site answer it (${lang})`, () => {
    const routes = new Set(
      pages.filter(({ language }) => language === lang).map(({ route }) => route),
    );
    const queries = readQueries(lang);
    const typed = queries.map(({ query }) => query.trim().toLowerCase());
    expect(typed.filter((query, index) => typed.indexOf(query) < index)).toEqual([]);
    const isAnswered = (answers: readonly string[]) =>
      answers.length > 0 && answers.every((route) => routes.has(route));
    expect(queries.filter((query) => !isAnswered(query.pages))).toEqual([]);
  });
}

for (const lang of ['en', 'zh'] as const) {
  test(`expected and judged sections exist, and judged ones are further ones (${lang})`, () => {
    const sections = new Set(
      pages
        .filter(({ language }) => language === lang)
        .flatMap(({ route, headings }) => [
          route,
          ...headings.map(({ id }) => `${route}#${id}`),
        ]),
    );
    const queries = new Map(readQueries(lang).map((query) => [query.query, query]));
    const missing = (answers: readonly string[] = []) =>
      answers.filter((section) => !sections.has(section));
    expect([...queries.values()].flatMap((query) => missing(query.headings))).toEqual([]);
    const isRight = (query: string, judged: readonly string[]) => {
      const { pages: answers, headings } = queries.get(query) ?? {};
      const expected = headings ?? answers;
      const isNew = !judged.some((section) => expected?.includes(section));
      return expected && isNew && judged.length > 0 && missing(judged).length === 0;
    };
    const wrong = [...readJudged(lang)].filter((entry) => !isRight(...entry));
    expect(wrong).toEqual([]);
  });
}

test('a page answers a query in any language, with any anchor and final slash', () => {
  const pages = ['/config/lib/umd-name', '/guide/a/'];
  expect(positionIn(['/x', '/zh/config/lib/umd-name#a'], pages)).toBe(2);
  expect(positionIn(['/config/lib/umd-name-else', '/guide/a'], pages)).toBe(2);
  expect(positionIn(['/config/lib/umd-name-else'], pages)).toBe(0);
});
