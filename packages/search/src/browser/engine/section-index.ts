import { Index } from 'flexsearch';
import type { Section } from '../types';
import { indexTerms, memoize, raise, wordsIn } from './text';
import { Vocabulary } from './vocabulary';

/** The texts by which a section is found, with the weight of a word in them. */
const fields: readonly {
  weight: number;
  textOf: (section: Section) => string;
  /** How a text is split; unless it says so, into words and their parts. */
  split?: (text: string) => readonly string[];
}[] = [
  { weight: 3.4, textOf: ({ heading, title }) => heading || title },
  { weight: 1.7, textOf: ({ description }) => description },
  {
    weight: 2.2,
    textOf: ({ heading, title, ancestors }) =>
      heading === '' ? '' : [title, ...ancestors].join(' '),
  },
  { weight: 2.5, textOf: ({ prose }) => prose },
  { weight: 4.3, textOf: ({ questions }) => questions.join('\n') },
  // The parts of names in code are words of texts, which those who type them look for.
  { weight: 1, textOf: ({ code }) => code, split: (code) => wordsIn(code) },
];

/**
 * The words of all sections, in one FlexSearch index per field. FlexSearch knows which sections
 * contain a word; queries and ranking build on that.
 */
export class SectionIndex {
  readonly vocabulary: Vocabulary;
  readonly #indexes: readonly Index[];
  readonly #limit: number;

  constructor(readonly sections: readonly Section[]) {
    this.#limit = sections.length;
    const words = new Set<string>();
    this.#indexes = fields.map(({ textOf, split = indexTerms }) => {
      const index = new Index({
        tokenize: 'strict',
        resolution: 9,
        encode: (terms) => terms.split(' '),
      });
      for (const [id, section] of sections.entries()) {
        const terms = split(textOf(section));
        for (const term of terms) words.add(term);
        if (terms.length > 0) index.add(id, terms.join(' '));
      }
      return index;
    });
    this.vocabulary = new Vocabulary(words);
  }

  /**
   * The sections that contain a word, or one that it may stand for, with the sum of what their
   * fields count for it.
   */
  readonly scoresOf: (word: string) => ReadonlyMap<number, number> = memoize((word) => {
    const scores = new Map<number, number>();
    for (const [field, { weight }] of fields.entries()) {
      const best = new Map<number, number>();
      for (const expansion of this.vocabulary.expand(word))
        for (const id of this.#indexes[field]?.search(expansion.word, this.#limit) ?? [])
          raise(best, Number(id), weight * expansion.weight);
      for (const [id, score] of best) scores.set(id, (scores.get(id) ?? 0) + score);
    }
    return scores;
  });

  /** How many sections contain just this word. */
  readonly countOf: (word: string) => number = memoize(
    (word) =>
      new Set(this.#indexes.flatMap((index) => index.search(word, this.#limit))).size,
  );

  /** The inverse document frequency of what `count` sections contain. */
  rarityOf(count: number): number {
    return Math.log(1 + this.sections.length / (1 + count));
  }
}
