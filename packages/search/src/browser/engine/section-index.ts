import { Index } from 'flexsearch';
import type { Section } from '../types';
import { indexTerms, memoize, raise, wordsIn } from './text';
import { type Expansion, Vocabulary } from './vocabulary';

/** The texts by which a section is found, with the weight of a word in them. */
const fields: readonly { weight: number; textOf: (section: Section) => string }[] = [
  // The heading of the section; of an introduction, the title of the page.
  { weight: 3.4, textOf: ({ heading, title }) => heading || title },
  { weight: 1.7, textOf: ({ description }) => description },
  {
    // What is above the section: the title and the headings that it is below.
    weight: 2.2,
    textOf: ({ heading, title, ancestors }) =>
      heading === '' ? '' : [title, ...ancestors].join(' '),
  },
  { weight: 2.5, textOf: ({ prose }) => prose },
  { weight: 4.3, textOf: ({ questions }) => questions.join('\n') },
];

/** A word that the texts of more sections have is no name that stands only in code. */
const fewSections = 3;

/**
 * The weight of a name in code: below that of texts, unless code is looked for, which has few words
 * that texts do not have.
 */
const codeWeights = { usual: 1, ofCode: 5 };

/** The words of one text of each section, in a FlexSearch index. */
class FieldIndex {
  readonly words = new Set<string>();
  readonly #index = new Index({
    tokenize: 'strict',
    resolution: 9,
    encode: (terms) => terms.split(' '),
  });

  readonly #limit: number;

  constructor(texts: readonly (readonly string[])[]) {
    this.#limit = texts.length;
    for (const [id, terms] of texts.entries()) {
      for (const term of terms) this.words.add(term);
      if (terms.length > 0) this.#index.add(id, terms.join(' '));
    }
  }

  /** The ids of the sections that contain just this word. */
  search(word: string): number[] {
    return this.#index.search(word, this.#limit).map(Number);
  }

  /** The sections that contain one of the words, with the weight of the best. */
  best(words: readonly Expansion[], weight: number): Map<number, number> {
    const best = new Map<number, number>();
    for (const one of words)
      for (const id of this.search(one.word)) raise(best, id, weight * one.weight);
    return best;
  }
}

/**
 * The words of all sections, in one index per field. FlexSearch knows which sections contain a word;
 * queries and ranking build on that.
 */
export class SectionIndex {
  /** The words of the texts. */
  readonly vocabulary: Vocabulary;
  readonly #fields: readonly FieldIndex[];
  readonly #code: FieldIndex;
  readonly #names: Vocabulary;

  constructor(readonly sections: readonly Section[]) {
    this.#fields = fields.map(
      ({ textOf }) =>
        new FieldIndex(sections.map((section) => indexTerms(textOf(section)))),
    );
    // The parts of a name are words of texts, which those who type them look for.
    this.#code = new FieldIndex(
      sections.map(({ code }) => (code === '' ? [] : wordsIn(code))),
    );
    this.vocabulary = new Vocabulary(this.#fields.flatMap(({ words }) => [...words]));
    this.#names = new Vocabulary(this.#code.words);
  }

  /**
   * The sections that contain a word, or one that it may stand for, with the sum of what their
   * fields count for it. Code is asked only for what few texts have.
   */
  readonly scoresOf: (word: string) => ReadonlyMap<number, number> = memoize((word) => {
    const scores = new Map<number, number>();
    for (const [at, { weight }] of fields.entries()) {
      const best = this.#fields[at]?.best(this.vocabulary.expand(word), weight);
      for (const [id, score] of best ?? []) scores.set(id, (scores.get(id) ?? 0) + score);
    }
    const isInTexts = this.vocabulary.startingWith(word).length > 0;
    if (isInTexts && scores.size > fewSections) return scores;
    const inCode = this.#code.best(this.#names.startingWith(word), codeWeights.usual);
    return new Map([...inCode, ...scores]);
  });

  /** The sections whose code has a word, with what it counts when code is looked for. */
  readonly scoresInCode: (word: string) => ReadonlyMap<number, number> = memoize((word) =>
    this.#code.best([{ word, weight: 1 }], codeWeights.ofCode),
  );

  /** How many sections contain just this word in a text. */
  readonly countOf: (word: string) => number = memoize(
    (word) => new Set(this.#fields.flatMap((field) => field.search(word))).size,
  );

  /** The inverse document frequency of what `count` sections contain. */
  rarityOf(count: number): number {
    return Math.log(1 + this.sections.length / (1 + count));
  }
}
