import type { Finding } from '../../tools/findings/finding.ts';
import { languages } from '../../tools/pages/language.ts';
import type { Page } from '../../tools/pages/page.ts';
import { lineOf, type TextFile } from '../../tools/repository/text-file.ts';
import { kinds, queriesOf, type SearchQuery } from './query-list.ts';

/** With fewer queries than this, one of them moves the measure by more than a percent. */
const fewest = 80;

/** Of all queries, so many may be a page's title: that a title finds its page proves little. */
const mostTitles = 0.15;

/** Of all queries, so many may stand in the list of the other language too. */
const mostShared = 0.5;

/** What a list is measured against. */
export interface Surroundings {
  /** The list of the other language. */
  other: TextFile;
  /** The pages of all languages. */
  pages: readonly Page[];
  /** The language of the list, whose titles count. */
  language: Page['language'];
}

/**
 * Finds what keeps a list from measuring the search: too few queries, a kind without any, one that
 * is asked twice, a route that is no page in each language, too many that merely repeat a title or
 * the other list. Throws where one of the two is not of the shape that `queriesOf` reads.
 */
export function queryFindings(list: TextFile, around: Surroundings): Finding[] {
  const queries = queriesOf(list);
  return [
    ...missing(queries).map((finding) => ({ file: list.file, line: 0, ...finding })),
    ...repeated(queries, around).map((finding) => ({
      file: list.file,
      line: 0,
      ...finding,
    })),
    ...queries.flatMap((query, index) => {
      const before = queries.slice(0, index);
      const line = lineOf(list.text, `"query": ${JSON.stringify(query.query)}`);
      return [...twice(query, before), ...nowhere(query, around.pages)].map(
        (finding) => ({ file: list.file, line, ...finding }),
      );
    }),
  ];
}

type Words = Omit<Finding, 'file' | 'line'>;

function missing(queries: readonly SearchQuery[]): Words[] {
  const absent = kinds.filter((kind) => queries.every((query) => query.kind !== kind));
  const found = absent.map((kind) => ({
    what: `No query is of the kind “${kind}”.`,
    why: 'What the measure never asks can break unseen.',
    todo: `Add some with "kind": "${kind}".`,
  }));
  if (queries.length >= fewest) return found;
  const few = {
    what: `There are ${queries.length} queries, at least ${fewest} are needed.`,
    why: 'In a short list a single query decides whether the goal is met.',
    todo: 'Add what readers ask, in their words and not in those of the pages.',
  };
  return [few, ...found];
}

function repeated(queries: readonly SearchQuery[], around: Surroundings): Words[] {
  const pages = around.pages.filter((page) => page.language === around.language);
  const titles = new Set(pages.map((page) => plain(String(page.frontmatter.title))));
  const others = new Set(queriesOf(around.other).map(({ query }) => plain(query)));
  const titled = queries.filter(({ query }) => titles.has(plain(query)));
  const shared = queries.filter(({ query }) => others.has(plain(query)));
  const found: Words[] = [];
  if (titled.length > queries.length * mostTitles)
    found.push({
      what: `${titled.length} of ${queries.length} queries are titles of pages, such as “${titled[0]?.query}”.`,
      why: 'Readers do not know the titles, and every search finds a page by its own.',
      todo: `Reword them until they are ${mostTitles * 100} % at most.`,
    });
  if (shared.length > queries.length * mostShared)
    found.push({
      what: `${shared.length} of ${queries.length} queries stand in ${around.other.file} too.`,
      why: 'Readers of the two languages do not type the same.',
      todo: 'Write what readers of this language type.',
    });
  return found;
}

function twice({ query }: SearchQuery, before: readonly SearchQuery[]): Words[] {
  if (!before.some((one) => plain(one.query) === plain(query))) return [];
  return [
    {
      what: `“${query}” is asked twice.`,
      why: 'It counts double.',
      todo: 'Keep one of them, with the pages of both.',
    },
  ];
}

function nowhere({ query, pages: routes }: SearchQuery, pages: readonly Page[]): Words[] {
  const has = (language: string, route: string) =>
    pages.some((page) => page.language === language && page.route === route);
  return routes.flatMap((route) =>
    languages
      .filter((language) => !has(language, route))
      .map((language) => ({
        what: `“${query}” is to be answered by ${route}, which docs/${language} does not have.`,
        why: 'No search can find a page that is not there.',
        todo: 'Write the route as links do: no language, no ending, a slash after a folder.',
      })),
  );
}

/** A query without what people do not mean: case, blanks. Full-width letters stay, they are asked on purpose. */
function plain(query: string): string {
  return query.trim().replace(/\s+/g, ' ').toLowerCase();
}
