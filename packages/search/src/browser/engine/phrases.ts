import type { SectionIndex } from './section-index';
import { contentWords, memoize, type Segmenter } from './text';

/** The words that a term of a query may stand for with their weights, and its rarity. */
export interface TermWords {
  readonly words: ReadonlyMap<string, number>;
  readonly rarity: number;
}

/** A text, and how much a word in it counts: 1 for fully. */
export type WeightedText = readonly [text: string, weight: number];

/** Compares queries with phrases: headings, titles, and what readers search for. */
export interface Phrases {
  /** The share of a query that texts say, from 0 to 1. Rare words count for more. */
  share(query: readonly TermWords[], texts: readonly WeightedText[]): number;
  /**
   * How nearly a query says a phrase, from 0 to 1: the share of the query that the phrase or the
   * `context` says, times the share of the phrase that is in the query.
   */
  nearness(query: readonly TermWords[], phrase: string, context: WeightedText): number;
}

/** Creates the comparison with the words of a site. */
export function createPhrases(
  index: SectionIndex,
  segmenter: Segmenter | undefined,
): Phrases {
  const wordsOf = memoize((text: string) =>
    contentWords(text, segmenter).map((word) => ({
      word,
      rarity: index.rarityOf(index.countOf(word)),
    })),
  );

  function share(query: readonly TermWords[], texts: readonly WeightedText[]): number {
    const said = query.map(({ words, rarity }) => {
      const weights = texts.flatMap(([text, weight]) =>
        wordsOf(text).map(({ word }) => weight * (words.get(word) ?? 0)),
      );
      return rarity * Math.max(0, ...weights);
    });
    return ratio(said, query);
  }

  return {
    share,
    nearness(query, phrase, context) {
      const own = wordsOf(phrase);
      const typed = own.map(
        ({ word, rarity }) =>
          rarity * Math.max(0, ...query.map(({ words }) => words.get(word) ?? 0)),
      );
      const shareOfPhrase = ratio(typed, own);
      if (shareOfPhrase === 0) return 0;
      return share(query, [[phrase, 1], context]) * shareOfPhrase;
    },
  };
}

function ratio(
  parts: readonly number[],
  all: readonly { readonly rarity: number }[],
): number {
  const total = sum(all.map(({ rarity }) => rarity));
  return total === 0 ? 0 : sum(parts) / total;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
