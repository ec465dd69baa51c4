import { fold } from './fold';
import type { Synonyms } from './types';
import { linksOf, pairsOf, piecesOf, wordsOfName } from './words';

/** A way to read a part of a query: all of these words have to stand in a section. `weight` is 1 for the literal one. */
export interface Reading {
  readonly words: readonly string[];
  readonly weight: number;
}

/** A part of a query that a section should answer, and how it may be read. */
export interface Term {
  readonly text: string;
  readonly readings: readonly Reading[];
}

/** What a reader asked for. */
export interface Query {
  /** The query as it is compared: folded, trimmed. */
  readonly text: string;
  readonly terms: readonly Term[];
}

/** Cuts unspaced text into words. `undefined` where the browser has no `Intl.Segmenter`. */
export type Segment = (run: string) => readonly string[];

/** A word that a synonym brings in counts for less than the one that was typed. */
const synonymWeight = 0.45;

/** Longer input is a pasted message; its beginning says what it is about. */
const mostCharacters = 400;
const mostTerms = 32;

/** Words that people put into a query without looking for them. */
const idle = new Set(
  'a an the of to in on for with and or is are do does did how what why when where which can i my it this that be from as at by 的 了 吗 呢 怎么 如何 什么 为什么 怎样 是 在 和 与'.split(
    ' ',
  ),
);

/** Takes a typed query apart. It has no terms when there is nothing in it that could be searched for. */
export function parseQuery(
  typed: string,
  synonyms: Synonyms,
  segment: Segment | undefined,
): Query {
  const text = typed.normalize('NFKC').trim().slice(0, mostCharacters);
  const all = piecesOf(text).flatMap(({ kind, text: piece }) =>
    kind === 'run' ? runTerms(piece, segment) : nameTerms(piece),
  );
  const telling = all.filter((term) => !idle.has(term.text));
  const terms = (telling.length > 0 ? telling : all).slice(0, mostTerms);
  return { text: fold(text), terms: withSynonyms(terms, fold(text), synonyms) };
}

function literal(text: string, words: readonly string[]): Term {
  return { text, readings: [{ words, weight: 1 }] };
}

function runTerms(run: string, segment: Segment | undefined): Term[] {
  const words = segment ? segment(run) : pairsOf(run);
  return words.map((word) => literal(fold(word), pairsOf(word)));
}

/** Each link of a chained name is a term, so that `output.distPath` is found whole and in pieces. */
function nameTerms(name: string): Term[] {
  return linksOf(name).map((link) => {
    const word = fold(link);
    const humps = [...wordsOfName(link)].filter((one) => one !== word);
    const readings: Reading[] = [{ words: [word], weight: 1 }];
    if (humps.length > 1) readings.push({ words: humps, weight: 0.8 });
    return { text: word, readings };
  });
}

/** Adds to the terms that a synonym covers what the others of its group would have been. */
function withSynonyms(
  terms: readonly Term[],
  text: string,
  synonyms: Synonyms,
): readonly Term[] {
  const extra = new Map<string, Reading[]>();
  for (const group of synonyms) {
    const asked = group.find((one) => isAskedFor(one, text, terms));
    if (asked === undefined) continue;
    const covered = covering(asked, terms);
    const readings = group
      .filter((one) => one !== asked)
      .map((one) => ({ words: wordsToFind(one), weight: synonymWeight }));
    for (const term of covered)
      extra.set(term.text, [...(extra.get(term.text) ?? []), ...readings]);
  }
  return terms.map((term) => ({
    ...term,
    readings: [...term.readings, ...(extra.get(term.text) ?? [])],
  }));
}

/** Whether the query says a synonym: unspaced text anywhere, names as whole words in any order. */
function isAskedFor(synonym: string, text: string, terms: readonly Term[]): boolean {
  const folded = fold(synonym);
  const pieces = piecesOf(synonym);
  if (pieces.length === 0) return false;
  if (pieces.every(({ kind }) => kind === 'run')) return text.includes(folded);
  const words = pieces.flatMap(({ kind, text: piece }) =>
    kind === 'run' ? [fold(piece)] : linksOf(piece).map(fold),
  );
  const telling = words.filter((word) => !idle.has(word));
  return (
    telling.length > 0 &&
    telling.every((word) => terms.some((term) => term.text === word))
  );
}

function covering(synonym: string, terms: readonly Term[]): Term[] {
  const folded = fold(synonym);
  return terms.filter((term) => folded.includes(term.text) || term.text.includes(folded));
}

function wordsToFind(text: string): string[] {
  return piecesOf(text)
    .flatMap(({ kind, text: piece }) =>
      kind === 'run' ? pairsOf(piece) : linksOf(piece).map(fold),
    )
    .filter((word) => !idle.has(word));
}
