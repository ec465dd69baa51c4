// The queries that search is measured by stay valid when pages move.
import { expect, test } from '@playwright/test';
import { readChangedPages } from '@site/mdx/kept-trees';
import type { Page } from '@site/mdx/page';
import { readProject, repository } from '@site/mdx/repository';
import { readJudged, readQueries } from '../../quality/index.ts';

let pages: readonly Page[] = [];
test.beforeAll(() => {
  ({ pages } = readChangedPages(repository, readProject(repository)));
});

for (const lang of ['en', 'zh'] as const) {
  test(`each query is listed once, and the answers that it names exist (${lang})`, () => {
    const known = new Set(
      pages
        .filter(({ language }) => language === lang)
        .flatMap(({ route, headings }) => [
          route,
          ...headings.map(({ id }) => `${route}#${id}`),
        ]),
    );
    const exist = (answers: readonly string[]) =>
      answers.length > 0 && answers.every((answer) => known.has(answer));
    const queries = readQueries(lang);
    const typed = queries.map(({ query }) => query.trim().toLowerCase());
    expect(typed.filter((query, index) => typed.indexOf(query) < index)).toEqual([]);
    const isAnswered = (one: (typeof queries)[number]) =>
      exist(one.pages) && exist(one.headings ?? one.pages);
    expect(queries.filter((query) => !isAnswered(query))).toEqual([]);
    const expected = new Map(
      queries.map((one) => [one.query, one.headings ?? one.pages]),
    );
    const isNew = (query: string, judged: readonly string[]) =>
      judged.every((section) => expected.get(query)?.includes(section) === false);
    const judged = [...readJudged(lang)];
    expect(judged.filter((one) => !isNew(...one) || !exist(one[1]))).toEqual([]);
  });
}
