/** The part of a page below a heading, as it is sent. */
export interface PackedSection {
  readonly depth: number;
  readonly heading: string;
  /** Left out where `anchorOf` tells it by the heading. */
  readonly id?: string;
  /** Left out where there is none; so is the code. */
  readonly prose?: string;
  readonly code?: string;
}

/**
 * A page as it is sent: cut at its headings, with what the engine reads and nothing else. Its texts are written in the words of
 * the dictionary, one character a word: see `Dictionary`.
 */
export interface PackedPage {
  /** Stands in the first page, for all of them: the words and what stands between words, each once. */
  readonly words?: readonly string[];
  readonly title: string;
  /** As it is: not in words. */
  readonly route: string;
  readonly description?: string;
  /** Left out where it is 1. */
  readonly standing?: number;
  readonly prose?: string;
  readonly code?: string;
  readonly sections: readonly PackedSection[];
}

/** The id that a heading has when nobody gave it another: a name written together, a sentence with dashes. */
export function anchorOf(heading: string): string {
  const plain = heading.toLowerCase();
  return /^[\w.]+$/.test(heading)
    ? plain.replaceAll('.', '')
    : plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
