import type { SectionIndex } from './section-index';
import { contentWords, memoize, type Segmenter, sum } from './text';

/** The words that a term of a query may stand for with their weights, and its rarity. */
export interface TermWords {
  readonly words: ReadonlyMap<string, number>;
  readonly rarity: number;
}

/**
 * Compares queries with phrases, which are headings, descriptions and questions: how much of a query
 * a phrase says, and how much of the phrase the query, from 0 to 1. Rare words count for more.
 */
export function createPhrases(index: SectionIndex, segmenter: Segmenter | undefined) {
  const wordsOf = memoize((text: string) =>
    contentWords(text, segmenter).map((word) => ({
      word,
      rarity: index.rarityOf(index.countOf(word)),
    })),
  );
  return (query: readonly TermWords[], phrase: string) => {
    const own = wordsOf(phrase);
    const share = <Word extends { rarity: number }, Other>(
      words: readonly Word[],
      others: readonly Other[],
      weightOf: (word: Word, other: Other) => number | undefined,
    ) => {
      const said = words.map(
        (one) =>
          one.rarity * Math.max(0, ...others.map((other) => weightOf(one, other) ?? 0)),
      );
      return sum(said) / (sum(words.map(({ rarity }) => rarity)) || 1);
    };
    return {
      ofQuery: share(query, own, (term, { word }) => term.words.get(word)),
      ofPhrase: share(own, query, ({ word }, term) => term.words.get(word)),
    };
  };
}
