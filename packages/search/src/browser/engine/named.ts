import { fold } from './fold';
import { isIdle } from './idle';
import type { Term } from './query';
import type { Section } from './types';
import type { Vocabulary } from './vocabulary';
import { linksOf, pairsOf, piecesOf } from './words';

/**
 * A term as names are compared with it: the words that it may mean with how surely, and how much it
 * narrows the search.
 */
export interface Meant {
  readonly words: ReadonlyMap<string, number>;
  readonly rarity: number;
}

/**
 * A word in the title of a page tells less about a section than one in its own heading; one in a
 * description, still less.
 */
const ofTitle = 0.7;
const ofDescription = 0.4;

/** How much less a name loses by words that nobody asked for than by those that it lacks. */
const leniency = 0.7;

/** What a term means, word by word. */
export function meantBy(
  { readings }: Term,
  rarity: number,
  vocabulary: Vocabulary,
): Meant {
  const words = new Map<string, number>();
  for (const { words: typed, weight } of readings) {
    for (const { word, weight: surely } of typed.flatMap((one) => [
      ...vocabulary.meaningsOf(one),
    ]))
      words.set(word, Math.max(words.get(word) ?? 0, weight * surely));
  }
  return { words, rarity };
}

/**
 * How well the name of a section fits a query, from 0 to 1: the share of the query that the name
 * answers, times the share of the name that the query asks for.
 */
export function fitOfName(query: readonly Meant[], { heading, title }: Section): number {
  const name = wordsIn(heading === '' ? title : heading);
  if (name.length === 0 || query.length === 0) return 0;
  const above = heading === '' ? [] : wordsIn(title);
  const answered = shareOf(query, (words) =>
    Math.max(best(words, name), ofTitle * best(words, above)),
  );
  const asked = name.reduce(
    (sum, word) => sum + Math.max(...query.map(({ words }) => words.get(word) ?? 0)),
    0,
  );
  return answered * (asked / name.length) ** leniency;
}

/**
 * How much of a query the title and the description of a page answer, from 0 to 1. Its first
 * section has both.
 */
export function fitOfPage(
  query: readonly Meant[],
  { title, description }: Section,
): number {
  const named = wordsIn(title);
  const said = wordsIn(description);
  return shareOf(query, (words) =>
    Math.max(best(words, named), ofDescription * best(words, said)),
  );
}

/** The mean of what each term is worth, where rare terms count for more. */
function shareOf(
  query: readonly Meant[],
  worthOf: (words: Meant['words']) => number,
): number {
  const whole = query.reduce((sum, { rarity }) => sum + rarity, 0);
  const answered = query.reduce(
    (sum, { words, rarity }) => sum + rarity * worthOf(words),
    0,
  );
  return whole === 0 ? 0 : answered / whole;
}

function best(words: Meant['words'], name: readonly string[]): number {
  return Math.max(0, ...name.map((word) => words.get(word) ?? 0));
}

const known = new Map<string, readonly string[]>();

/** The telling words of a name, worked out once. */
function wordsIn(name: string): readonly string[] {
  const before = known.get(name);
  if (before) return before;
  const words = piecesOf(name)
    .flatMap(({ kind, text }) =>
      kind === 'run' ? pairsOf(text) : linksOf(text).map(fold),
    )
    .filter((word) => !isIdle(word));
  known.set(name, words);
  return words;
}
