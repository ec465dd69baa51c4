import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IndexFile, SearchIndex } from '../browser/types.ts';

/** A query of a reader, and the pages that answer it. */
export interface QualityQuery {
  readonly query: string;
  /** Routes without the language; any of them is a right answer. */
  readonly pages: readonly string[];
  /** What the query tries, such as a typo. */
  readonly kind: string;
}

/** What a search found for a query. */
export interface Outcome {
  readonly query: string;
  /** Position of the first page that answers, from 1; 0 for none. */
  readonly position: number;
  /** The number of pages found. */
  readonly found: number;
}

/** Shares of queries, from 0 to 1, that were answered by one of the first pages, or had no result. */
export interface Quality {
  readonly first: number;
  readonly inThree: number;
  readonly inSeven: number;
  readonly noResult: number;
}

/** The queries that search is measured by in a language. */
export function readQueries(lang: string): readonly QualityQuery[] {
  return JSON.parse(
    readFileSync(new URL(`queries.${lang}.json`, import.meta.url), 'utf8'),
  );
}

/**
 * The search index of a language in a built site.
 *
 * @throws if the site has none
 */
export function readIndex(site: string, lang: string): SearchIndex {
  const folder = path.join(site, 'static');
  const pattern = new RegExp(`^search_index\\.${lang}\\.[0-9a-f]{8}\\.json$`);
  const name = readdirSync(folder).find((file) => pattern.test(file));
  if (!name)
    throw new Error(
      `${folder} has no search index for ${lang}. Run "npm run build" first.`,
    );
  const [index]: IndexFile = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  return index;
}

/** Compares the links that a search found, the best first, with the pages that answer a query. */
export function outcomeOf(
  { query, pages }: Pick<QualityQuery, 'query' | 'pages'>,
  links: readonly string[],
): Outcome {
  const answers = pages.map(plainRoute);
  const position = links.findIndex((link) => answers.includes(plainRoute(link))) + 1;
  return { query, position, found: links.length };
}

/** Sums up outcomes; there must be at least one. */
export function qualityOf(outcomes: readonly Outcome[]): Quality {
  const share = (matches: (outcome: Outcome) => boolean) =>
    outcomes.filter(matches).length / outcomes.length;
  const within = (last: number) =>
    share(({ position }) => position > 0 && position <= last);
  return {
    first: within(1),
    inThree: within(3),
    inSeven: within(7),
    noResult: share(({ found }) => found === 0),
  };
}

/** A route without language, anchor and final slash. */
function plainRoute(route: string): string {
  const path = route.replace(/#.*/, '').replace(/^\/zh(?=\/|$)/, '');
  return path.replace(/(.)\/$/, '$1') || '/';
}
