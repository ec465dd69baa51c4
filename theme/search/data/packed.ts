/**
 * The search index of a language as it is sent: columns of what the engine reads and nothing else, because what is alike compresses well
 * side by side. Texts are written in the words of the dictionary, one character a word (see `Dictionary`), and those of a column
 * are joined by `between`; an empty one says that there is none. A section is the beginning of a page or what stands below a
 * heading, in the order of the pages.
 */
export interface PackedIndex {
  /** The words and what stands between words, each once. */
  readonly words: readonly string[];
  /** Of each page, as they are: not in words. */
  readonly routes: readonly string[];
  /** Of each page; 1 is usual. */
  readonly standings: readonly number[];
  /** Of each page. */
  readonly descriptions: string;
  /** Of each section one digit: how deep its heading is, 0 for the beginning of a page. */
  readonly depths: string;
  /** Of each section; for the beginning of a page its title. */
  readonly headings: string;
  /** Of each section its anchor; empty where `anchorOf` tells it by the heading. */
  readonly ids: readonly string[];
  /** Of each section. */
  readonly prose: string;
  /** Of each section. */
  readonly code: string;
}

/** What the framework writes: an item for each page. The first one holds all of them. */
export type IndexFile = readonly [PackedIndex, ...unknown[]];

/** The id that a heading has when nobody gave it another: a name written together, a sentence with dashes. */
export function anchorOf(heading: string): string {
  const plain = heading.toLowerCase();
  return /^[\w.]+$/.test(heading)
    ? plain.replaceAll('.', '')
    : plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
