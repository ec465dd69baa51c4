import type { Said } from './doubt';
import { fold } from './fold';
import { joinWords } from './han';
import { isIdle } from './idle';
import { isSameWord } from './inflection';
import { mend } from './mend';
import type { Synonym } from './synonyms';
import { linksOf, pairsOf, piecesOf, wordsOfName } from './words';

/**
 * A way to read a part of a query: all of these words have to stand in a section. `weight` is 1 for
 * the literal one.
 */
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
  /** The query as it is compared: folded, trimmed, with one blank where there are several. */
  readonly text: string;
  readonly terms: readonly Term[];
}

/** Cuts unspaced text into words. `undefined` where the browser has no `Intl.Segmenter`. */
export type Segment = (run: string) => readonly string[];

/** A word that a synonym brings in counts for less than the one that was typed. */
const synonymWeight = 0.55;

/** A word without the character that was joined to it says less than with it. */
const coreWeight = 0.5;

/** Longer input is a pasted message; its beginning says what it is about. */
const mostCharacters = 400;
const mostTerms = 32;

const nothingSaid: Said = {
  words: [],
  countOf: () => 1,
  sectionsWith: () => 0,
  behind: () => [],
  soundsAlike: () => false,
};

/**
 * Takes a typed query apart, with slips in Chinese put right by what the site has said. It has no
 * terms when there is nothing in it that could be searched for.
 */
export function parseQuery(
  typed: string,
  synonyms: readonly (readonly Synonym[])[],
  segment: Segment | undefined,
  said: Said = nothingSaid,
): Query {
  const normal = typed
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, mostCharacters);
  const text = segment ? mendRuns(normal, segment, said) : normal;
  const all = piecesOf(text).flatMap(({ kind, text: piece }) =>
    kind === 'run' ? runTerms(piece, segment, said.countOf) : nameTerms(piece),
  );
  const telling = all.filter((term) => !isIdle(term.text));
  const terms = (telling.length > 0 ? telling : all).slice(0, mostTerms);
  return { text: fold(text), terms: withSynonyms(terms, fold(text), synonyms) };
}

function mendRuns(text: string, segment: Segment, said: Said): string {
  return piecesOf(text)
    .filter(({ kind }) => kind === 'run')
    .reduce(
      (whole, { text: run }) =>
        whole.replace(run, () => mend(fold(run), segment(run), said)),
      text,
    );
}

function runTerms(
  run: string,
  segment: Segment | undefined,
  countOf: Said['countOf'],
): Term[] {
  const words = segment
    ? joinWords(segment(run), countOf)
    : pairsOf(run).map((text) => ({ text, core: undefined }));
  return words.map(({ text, core }) => ({
    text: fold(text),
    readings: [
      { words: pairsOf(text), weight: 1 },
      ...(core === undefined ? [] : [{ words: pairsOf(core), weight: coreWeight }]),
    ],
  }));
}

/**
 * Each link of a chained name is a term, so that `output.distPath` is found whole and in pieces.
 */
function nameTerms(name: string): Term[] {
  return linksOf(name).map((link) => {
    const word = fold(link);
    const humps = wordsOfName(link).filter((one) => one !== word);
    const readings: Reading[] = [{ words: [word], weight: 1 }];
    if (humps.length > 1) readings.push({ words: humps, weight: 0.8 });
    return { text: word, readings };
  });
}

/** Adds to the terms that a synonym covers what the others of its group would have been. */
function withSynonyms(
  terms: readonly Term[],
  text: string,
  synonyms: readonly (readonly Synonym[])[],
): readonly Term[] {
  const extra = new Map<string, Reading[]>();
  for (const group of synonyms) {
    const asked = group.find((one) => isAskedFor(one, text, terms));
    if (asked === undefined) continue;
    const readings = group
      .filter((one) => one !== asked)
      .map(({ found }) => ({ words: found, weight: synonymWeight }));
    for (const term of covering(asked, terms))
      extra.set(term.text, [...(extra.get(term.text) ?? []), ...readings]);
  }
  return terms.map((term) => ({
    ...term,
    readings: [...term.readings, ...(extra.get(term.text) ?? [])],
  }));
}

/** Whether the query says a synonym: unspaced text anywhere, names as whole words in any order. */
function isAskedFor(
  { unspaced, folded, asked }: Synonym,
  text: string,
  terms: readonly Term[],
): boolean {
  if (unspaced) return text.includes(folded);
  return (
    asked.length > 0 &&
    asked.every((word) => terms.some((term) => isSameWord(term.text, word)))
  );
}

function covering({ folded, unspaced, asked }: Synonym, terms: readonly Term[]): Term[] {
  return terms.filter(
    ({ text }) =>
      folded.includes(text) ||
      text.includes(folded) ||
      (!unspaced && asked.some((word) => isSameWord(text, word))),
  );
}
