import { isIdle } from './idle';
import type { SoundsAlike } from './sounds';

/**
 * What tells whether Chinese text is a slip: what the site says, and which words mean something to
 * its search.
 */
export interface Said {
  /** Words that are right wherever they stand: the texts of the glossary that are Chinese alone. */
  readonly words: readonly string[];
  /** In how many sections two characters stand next to each other. */
  readonly countOf: (pair: string) => number;
  /** In how many sections a text stands. */
  readonly sectionsWith: (text: string) => number;
  /** The characters that the site has behind one. */
  readonly behind: (character: string) => readonly string[];
  readonly soundsAlike: SoundsAlike;
}

/** A place in a run where a character may be wrong. */
export interface Place {
  readonly at: number;
  /**
   * Whether it stands so next to every neighbour as nowhere on the site, and is no part of a longer
   * word.
   */
  readonly isAlone: boolean;
  /** Whether its character says nothing by itself, as those do that end a question. */
  readonly isIdle: boolean;
}

/**
 * The places of a run where a character may be wrong, because the site never has it next to a
 * neighbour. `segments` are the words into which the browser cuts the run; longer idle ones are
 * right, and so is what the glossary has.
 */
export function doubtfulPlaces(
  run: string,
  segments: readonly string[],
  { words, countOf }: Said,
): Place[] {
  const right = new Set<number>();
  for (const word of words) {
    for (let at = run.indexOf(word); at >= 0; at = run.indexOf(word, at + 1))
      for (let place = at; place < at + word.length; place++) right.add(place);
  }
  const lengths = segments.flatMap((word) =>
    [...word].map(() => (isIdle(word) && word.length > 1 ? 0 : word.length)),
  );
  const isUnsaid = (at: number) =>
    lengths[at] !== 0 &&
    lengths[at + 1] !== 0 &&
    at >= 0 &&
    at + 1 < run.length &&
    countOf(run.slice(at, at + 2)) === 0;
  const isSaid = (at: number) => at >= 0 && at + 1 < run.length && !isUnsaid(at);
  return Array.from({ length: run.length }, (_, at) => at)
    .filter((at) => !right.has(at) && lengths[at] !== 0)
    .filter((at) => isUnsaid(at - 1) || isUnsaid(at))
    .map((at) => ({
      at,
      isAlone: lengths[at] === 1 && !isSaid(at - 1) && !isSaid(at),
      isIdle: isIdle(run.charAt(at)),
    }));
}
