/** A page's introduction, or the part of a page between one heading and the next. */
export interface Section {
  /** Index of its page. */
  readonly page: number;
  readonly title: string;
  /** Empty for an introduction. */
  readonly heading: string;
  /** The headings above its own, outermost first. */
  readonly ancestors: readonly string[];
  /** Route with the anchor. */
  readonly link: string;
  /** How much its page counts in the ranking: 1 for most pages. */
  readonly pageWeight: number;
  readonly sectionsOnPage: number;
  /** The description of the page; empty for all but an introduction. */
  readonly description: string;
  readonly prose: string;
  /** What readers search for when this section answers them; never shown. */
  readonly questions: readonly string[];
  /** The names in its code that its text does not have, with a space between them. */
  readonly code: string;
}

/** A heading of a page, as specified. */
export interface IndexedHeading {
  readonly text: string;
  readonly id: string;
  readonly depth: number;
  /** Its position in the content of the page, in UTF-16 units; -1 if unknown. */
  readonly charIndex: number;
}

/** A page in the search index. Its fields are specified. */
export interface IndexEntry {
  /** Its position in the index, from 0. */
  readonly id: number;
  readonly title: string;
  /** Its description on the first line; then what readers read on it, headings on their lines. */
  readonly content: string;
  readonly toc: readonly IndexedHeading[];
  readonly routePath: string;
  /** Empty for pages of this site. */
  readonly domain: string;
}

/**
 * The sections of a language as they are downloaded, and what no page shows: one list
 * for each kind of text, because texts of a kind compress well next to each other. Lists of sections
 * hold those of all pages in order; an empty text means that there is none.
 */
export interface PackedIndex {
  /** Per page, as are the descriptions and weights. */
  readonly routes: readonly string[];
  readonly descriptions: readonly string[];
  /** How much a page counts in the ranking; 1 where there is no weight. */
  readonly weights: readonly number[];
  /** Per section, as are all that follow: the level of its heading, 0 for an introduction. */
  readonly depths: readonly number[];
  /** The title of the page for an introduction. */
  readonly headings: readonly string[];
  readonly ids: readonly string[];
  readonly texts: readonly string[];
  /** What readers type when a section answers them, a line each; names have other words here. */
  readonly questions: readonly string[];
  /** The names in the code of a section that its text does not have, with a space between them. */
  readonly code: readonly string[];
}

/** What search knows of pages beside their texts. */
export type Hints = Pick<PackedIndex, 'weights' | 'questions' | 'code'>;

/** Groups of texts that mean the same, in either language. */
export type Synonyms = readonly (readonly string[])[];

/** Words that a section must all contain. `weight` is 1 for what was typed. */
export interface Alternative {
  readonly words: readonly string[];
  readonly weight: number;
}

/** A part of a query, and the ways in which a section can match it. */
export interface QueryTerm {
  readonly text: string;
  readonly alternatives: readonly Alternative[];
}

export interface Query {
  /** Normalised, trimmed, with single spaces. */
  readonly text: string;
  readonly terms: readonly QueryTerm[];
  /** Whether it looks like a line of code. */
  readonly isCode: boolean;
}

/** A text of a result, with the words of the query marked, in UTF-16 units. */
export interface MarkedText {
  readonly text: string;
  readonly highlightRanges: readonly {
    readonly start: number;
    readonly length: number;
  }[];
}

/** A section that matches a query. Its type and the names of its fields are specified. */
export interface Hit {
  /** Where the words are: in the title of the page, in the section's own heading, or in its text. */
  readonly type: 'title' | 'header' | 'content';
  readonly link: string;
  readonly title: MarkedText;
  /** From the outermost heading to the section's own; empty for an introduction. */
  readonly header: readonly MarkedText[];
  /** The part of the text that is shown; empty if there is none. */
  readonly statement: MarkedText;
  /** What it answers. */
  readonly query: string;
}

/** What answers a query. */
export interface Findings {
  /** The best sections of the pages that match, the best first. */
  readonly pages: readonly (readonly Hit[])[];
  /** Where no page has what was typed, the words of the site that are closest to it. */
  readonly closest: readonly string[];
}

/** What one index has found. */
export interface IndexHits extends Findings {
  /** Name of the index. */
  readonly index: string;
  /** Whether the index is this site's; results from others open in a new tab. */
  readonly isOwn: boolean;
}

/** Where the files of search are. */
export interface SearchFiles {
  /** Base path of the site, with a slash at the end. */
  readonly base: string;
  /** By language, or version and language (`v1.zh`). */
  readonly scopes: Readonly<Record<string, ScopeFiles>>;
}

/** The files of a language, and what is shown before anything is typed. */
export interface ScopeFiles {
  /** URLs of the index and of the names. */
  readonly index: string;
  readonly names?: string;
  /** Routes and titles of the pages that most readers need. */
  readonly popular?: readonly (readonly [route: string, title: string])[];
}

/** Searches the pages of a scope. */
export interface SearchClient {
  /** Prepares the first search. Rejects where that fails; another call tries again. */
  load(): Promise<void>;
  /** Finds at most `limit` pages in each index. `signal` aborts when the query has changed. */
  search(query: string, limit: number, signal: AbortSignal): Promise<IndexHits[]>;
}
