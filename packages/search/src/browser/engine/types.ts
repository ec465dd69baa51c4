/**
 * The part of a page between one heading and the next; the first one begins at the page's title.
 */
export interface Section {
  /** Place of its page in the list of pages. */
  readonly page: number;
  readonly title: string;
  /** Empty for the beginning of a page. */
  readonly heading: string;
  /** Headings that stand above its own, from the top. */
  readonly above: readonly string[];
  /** Route with the anchor. */
  readonly link: string;
  /** How much its page is meant to answer, beside others: 1 for most. */
  readonly standing: number;
  /** What the page says of itself in a sentence, at its beginning; empty elsewhere. */
  readonly description: string;
  readonly prose: string;
  readonly code: string;
}

/** A place that is marked in a text: the first character, and how many. */
export interface Mark {
  readonly start: number;
  readonly length: number;
}

/** A text that is shown of a result, with the words of the query marked in it. */
export interface Marked {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** A section that answers a query. */
export interface Hit {
  readonly type: 'title' | 'header' | 'content';
  readonly link: string;
  readonly title: Marked;
  /** From the highest heading to the section's own; empty for the beginning of a page. */
  readonly path: readonly Marked[];
  readonly statement: Marked;
}

/** A page that answers a query, with those of its sections that do, the best first. */
export interface PageHits {
  readonly link: string;
  readonly hits: readonly Hit[];
}

/** Texts that mean the same in search, in whatever language. */
export type Synonyms = readonly (readonly string[])[];
