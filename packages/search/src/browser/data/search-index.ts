/**
 * The search index of a language as it is sent: one list for each kind of text, because texts
 * of a kind compress well next to each other. A section is the beginning of a page or the part
 * below a heading, in the order of the pages; an empty text means that there is none.
 */
export interface SearchIndex {
  /** Of each page. */
  readonly routes: readonly string[];
  /** Of each page, how much it counts beside others; 1 is usual. */
  readonly standings: readonly number[];
  /** Of each page. */
  readonly descriptions: readonly string[];
  /** Of each section the level of its heading, 0 for the beginning of a page. */
  readonly depths: readonly number[];
  /** Of each section; for the beginning of a page its title. */
  readonly headings: readonly string[];
  /** Of each section its anchor. */
  readonly ids: readonly string[];
  /** Of each section. */
  readonly prose: readonly string[];
  /** Of each section. */
  readonly code: readonly string[];
}

/** The file that the framework writes: an item for each page. The first one holds the index. */
export type IndexFile = readonly [SearchIndex, ...unknown[]];
