/** A query and the pages that answer it, as routes without a language. */
export interface Asked {
  readonly query: string;
  readonly pages: readonly string[];
}

/** What came of a query. */
export interface Outcome {
  readonly query: string;
  /** Place of the first page that answers, from 1; 0 where none of the pages found does. */
  readonly place: number;
  /** How many pages were found. */
  readonly found: number;
}

/**
 * Shares of queries, from 0 to 1: answered by the first page, by one of the first three, of the
 * first seven; nothing found.
 */
export interface Quality {
  readonly first: number;
  readonly three: number;
  readonly seven: number;
  readonly nothing: number;
}

/** Looks up at which place an answer stands among the pages that a search found, the best first. */
export function outcomeOf({ query, pages }: Asked, found: readonly string[]): Outcome {
  const routes = found.map(plainRoute);
  const place = routes.findIndex((route) => pages.map(plainRoute).includes(route)) + 1;
  return { query, place, found: found.length };
}

/** Sums up outcomes. Zero everywhere without any. */
export function qualityOf(outcomes: readonly Outcome[]): Quality {
  const share = (holds: (outcome: Outcome) => boolean) =>
    outcomes.length === 0 ? 0 : outcomes.filter(holds).length / outcomes.length;
  const within = (last: number) => share(({ place }) => place > 0 && place <= last);
  return {
    first: within(1),
    three: within(3),
    seven: within(7),
    nothing: share(({ found }) => found === 0),
  };
}

/** A route without its language, anchor and last slash. */
function plainRoute(route: string): string {
  return (
    route
      .replace(/#.*/, '')
      .replace(/^\/zh(?=\/|$)/, '')
      .replace(/(.)\/$/, '$1') || '/'
  );
}
