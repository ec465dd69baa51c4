import { distance } from 'word-distance';

export interface Match {
  word: string;
  distance: number;
}

/** The word that is nearest to what was typed. */
export function closest(
  typed: string,
  words: readonly string[],
): Match | undefined {
  return words
    .map((word) => ({
      word,
      distance: distance(typed, word),
    }))
    .sort((a, b) => a.distance - b.distance)[0];
}
