import { readFileSync } from 'node:fs';

/** Something that a reader types, and what would answer it. */
interface SearchQuery {
  /** As it is typed or pasted, on one line. */
  readonly query: string;
  /** Routes without language; whoever lands on any of them has found it. */
  readonly pages: readonly string[];
  /** What the query tries, such as a typo. */
  readonly kind: string;
}

/** The queries of a language, by which the search is measured. */
export function queriesIn(lang: string): readonly SearchQuery[] {
  return JSON.parse(
    readFileSync(new URL(`queries.${lang}.json`, import.meta.url), 'utf8'),
  );
}
