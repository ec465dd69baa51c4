import { Index } from 'flexsearch';
import { optionOf } from './sections';
import type { Section } from './types';
import { Vocabulary } from './vocabulary';
import { wordsOf } from './words';

/** What a section is searched by. */
interface Field {
  /** How much a word there tells about the section. Tuned on packages/search/tests/browser/queries.*.json. */
  readonly weight: number;
  readonly textOf: (section: Section) => string;
}

const fields: readonly Field[] = [
  { weight: 6, textOf: ({ heading, title }) => (heading === '' ? title : '') },
  { weight: 3, textOf: ({ description }) => description },
  { weight: 2, textOf: ({ heading, link }) => (heading === '' ? link : '') },
  { weight: 4, textOf: ({ heading }) => heading },
  { weight: 7, textOf: optionOf },
  {
    weight: 2,
    textOf: ({ heading, title, above }) =>
      heading === '' ? '' : [title, ...above].join(' '),
  },
  { weight: 2, textOf: ({ prose }) => prose },
  { weight: 0.6, textOf: ({ code }) => code },
];

/** In which sections a word stands, with what that is worth. */
export type Found = ReadonlyMap<number, number>;

/**
 * The words of all sections in one FlexSearch index a field. FlexSearch knows which sections
 * hold a word and how early; what a typed text means, and which section answers it best, is
 * decided around it.
 */
export class Store {
  readonly vocabulary: Vocabulary;
  readonly #indexes: readonly { weight: number; index: Index }[];
  readonly #size: number;
  readonly #known = new Map<string, Found>();

  constructor(sections: readonly Section[]) {
    this.#size = sections.length;
    const all = new Set<string>();
    this.#indexes = fields.map(({ weight, textOf }) => {
      const index = new Index({ tokenize: 'strict', resolution: 9, encode: split });
      for (const [id, section] of sections.entries()) {
        const words = wordsOf(textOf(section));
        for (const word of words) all.add(word);
        if (words.length > 0) index.add(id, words.join(' '));
      }
      return { weight, index };
    });
    this.vocabulary = new Vocabulary(all);
  }

  /**
   * The sections that hold a word, with what it is worth there: rare words, and words in
   * headings, are worth more.
   */
  find(word: string): Found {
    const known = this.#known.get(word);
    if (known) return known;
    const found = new Map<number, number>();
    for (const { weight, index } of this.#indexes) {
      const sections = index.search(word, { limit: this.#size });
      for (const [rank, section] of sections.entries()) {
        if (typeof section !== 'number') continue;
        // The order says how early the word stands; that decides little beside the field.
        const early = 1 - 0.25 * (rank / sections.length);
        found.set(section, (found.get(section) ?? 0) + weight * early);
      }
    }
    const rarity = this.rarity(found.size);
    for (const [section, worth] of found) found.set(section, worth * rarity);
    this.#known.set(word, found);
    return found;
  }

  /**
   * How much finding something in `count` sections narrows the search: 1 for what is everywhere.
   */
  rarity(count: number): number {
    return Math.log(1 + this.#size / (1 + count));
  }
}

/** The words of a text are joined by blanks before FlexSearch gets them. */
function split(words: string): string[] {
  return words.split(' ');
}
