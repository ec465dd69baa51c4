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
  const share = (said: readonly number[], all: readonly { readonly rarity: number }[]) =>
    sum(said) / (sum(all.map(({ rarity }) => rarity)) || 1);
  return (query: readonly TermWords[], phrase: string) => {
    const own = wordsOf(phrase);
    const ofQuery = query.map(
      ({ words, rarity }) =>
        rarity * Math.max(0, ...own.map(({ word }) => words.get(word) ?? 0)),
    );
    const ofPhrase = own.map(
      ({ word, rarity }) =>
        rarity * Math.max(0, ...query.map(({ words }) => words.get(word) ?? 0)),
    );
    return { ofQuery: share(ofQuery, query), ofPhrase: share(ofPhrase, own) };
  };
}
