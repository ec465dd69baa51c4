// The queries by which the search is measured name pages of the site, and each asks once.
import { expect, test } from '@playwright/test';
import { readPages } from '@site/pages/read';
import { readProject, repository } from '@site/pages/repository';
import { queriesIn } from '../../src/quality/query-list.ts';

const { pages } = readPages(readProject(repository));

for (const lang of ['en', 'zh'] as const) {
  test(`each query of ${lang} is asked once, and answered by pages of the site`, () => {
    const routes = new Set(
      pages.filter(({ language }) => language === lang).map(({ route }) => route),
    );
    const queries = queriesIn(lang);
    const typed = queries.map(({ query }) => query.trim().toLowerCase());
    expect(typed.filter((query, place) => typed.indexOf(query) < place)).toEqual([]);
    const answers = queries.flatMap((asked) => asked.pages);
    expect(answers.filter((route) => !routes.has(route))).toEqual([]);
    expect(queries.filter((asked) => asked.pages.length === 0)).toEqual([]);
  });
}
