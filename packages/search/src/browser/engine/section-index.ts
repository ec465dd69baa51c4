import { Index } from 'flexsearch';
import type { Section } from '../types';
import { indexTerms, memoize } from './text';
import { Vocabulary } from './vocabulary';

/** The texts by which a section is found, with the weight of a word in them. */
export const fields: readonly { weight: number; textOf: (section: Section) => string }[] =
  [
    { weight: 3.4, textOf: ({ heading, title }) => heading || title },
    { weight: 1.7, textOf: ({ description }) => description },
    {
      weight: 2.7,
      textOf: ({ heading, title, ancestors }) =>
        heading === '' ? '' : [title, ...ancestors].join(' '),
    },
    { weight: 2.5, textOf: ({ prose }) => prose },
    { weight: 4.3, textOf: ({ questions }) => questions.join('\n') },
  ];

/**
 * The words of all sections, in one FlexSearch index per field. FlexSearch knows which sections
 * contain a word; queries and ranking build on that.
 */
export class SectionIndex {
  readonly vocabulary: Vocabulary;
  readonly #indexes: readonly Index[];

  constructor(readonly sections: readonly Section[]) {
    const words = new Set<string>();
    this.#indexes = fields.map(({ textOf }) => {
      const index = new Index({
        tokenize: 'strict',
        resolution: 9,
        encode: (terms) => terms.split(' '),
      });
      for (const [id, section] of sections.entries()) {
        const terms = indexTerms(textOf(section));
        for (const term of terms) words.add(term);
        if (terms.length > 0) index.add(id, terms.join(' '));
      }
      return index;
    });
    this.vocabulary = new Vocabulary(words);
  }

  /**
   * The sections that contain a word, or one that it may stand for: how well each field has it,
   * from 0 to 1.
   */
  readonly fieldsOf: (word: string) => ReadonlyMap<number, readonly number[]> = memoize(
    (word) => {
      const found = new Map<number, number[]>();
      for (const expansion of this.vocabulary.expand(word))
        for (const [field, index] of this.#indexes.entries())
          for (const id of index.search(expansion.word, this.sections.length)) {
            const best = found.get(Number(id)) ?? fields.map(() => 0);
            best[field] = Math.max(best[field] ?? 0, expansion.weight);
            found.set(Number(id), best);
          }
      return found;
    },
  );

  /** How many sections contain just this word. */
  readonly countOf: (word: string) => number = memoize((word) => {
    const limit = this.sections.length;
    return new Set(this.#indexes.flatMap((index) => index.search(word, limit))).size;
  });

  /** The inverse document frequency of what `count` sections contain. */
  rarityOf(count: number): number {
    return Math.log(1 + this.sections.length / (1 + count));
  }
}
