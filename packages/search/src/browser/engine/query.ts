import { maxQueryLength } from '../settings';
import type { Alternative, Query, QueryTerm, Synonyms } from '../types';
import { type Corpus, correctTypos } from './homophones';
import { errorCode } from './messages';
import {
  bigrams,
  contentWords,
  isStopWord,
  normalize,
  type Segmenter,
  splitIdentifier,
  tokenize,
} from './text';
import { isSameWord, type Vocabulary } from './vocabulary';

/** A synonym counts for less than the word that was typed. */
const synonymWeight = 0.55;

interface Synonym {
  readonly text: string;
  /** Whether it is unspaced text alone, which matches anywhere in a query. */
  readonly isUnspaced: boolean;
  /** The words that a query or a section must contain. */
  readonly words: readonly string[];
}

/** Groups of synonyms that are ready to be compared with queries. */
export type SynonymGroups = readonly (readonly Synonym[])[];

/** Normalises and tokenises synonyms once, before the first query. */
export function prepareSynonyms(groups: Synonyms): SynonymGroups {
  return groups.map((group) =>
    group.map((synonym) => {
      const text = normalize(synonym);
      const isUnspaced = tokenize(text).every(({ kind }) => kind === 'unspaced');
      return { text, isUnspaced, words: contentWords(text) };
    }),
  );
}

/** Adds the synonyms of what a query says as alternatives to its terms. */
function expandSynonyms(
  terms: readonly QueryTerm[],
  queryText: string,
  groups: SynonymGroups,
): readonly QueryTerm[] {
  const added = new Map<QueryTerm, Alternative[]>();
  // Identifiers match as whole words in any order.
  const isSaid = ({ isUnspaced, text, words }: Synonym) =>
    isUnspaced
      ? queryText.includes(text)
      : words.every((word) => terms.some((term) => isSameWord(term.text, word)));
  for (const group of groups) {
    const match = group.find(isSaid);
    if (!match) continue;
    const isPartOfMatch = ({ text }: QueryTerm) =>
      match.text.includes(text) ||
      text.includes(match.text) ||
      match.words.some((word) => isSameWord(text, word));
    const alternatives = group
      .filter((synonym) => synonym !== match)
      .map(({ words }) => ({ words, weight: synonymWeight }));
    for (const term of terms.filter(isPartOfMatch))
      added.set(term, [...(added.get(term) ?? []), ...alternatives]);
  }
  return terms.map((term) => ({
    ...term,
    alternatives: [...term.alternatives, ...(added.get(term) ?? [])],
  }));
}

/** A message of so many terms is about more than its code. */
const termsOfMessage = 7;

/** The error codes that a query is about and that no page has. */
export function unknownCodes({ text, terms }: Query, vocabulary: Vocabulary): string[] {
  const codes: readonly string[] = text.match(errorCode) ?? [];
  return terms.length < termsOfMessage
    ? codes.filter((code) => !vocabulary.has(code))
    : [];
}

/** Reads what was typed, with typos in Chinese corrected and synonyms added. */
export function parseQuery(
  typed: string,
  synonyms: SynonymGroups,
  segmenter: Segmenter | undefined,
  corpus: Corpus,
): Query {
  const line = typed.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const corrected = correctTypos(line.slice(0, maxQueryLength), corpus);
  const all = tokenize(corrected).flatMap(({ kind, text }) =>
    kind === 'unspaced' ? unspacedTerms(text, segmenter) : identifierQueryTerms(text),
  );
  const meaningful = all.filter((term) => !isStopWord(term.text));
  const terms = meaningful.length > 0 ? meaningful : all;
  const text = normalize(corrected);
  return { text, terms: expandSynonyms(terms, text, synonyms) };
}

function unspacedTerms(run: string, segmenter: Segmenter | undefined): QueryTerm[] {
  const words = segmenter ? segmenter(run) : bigrams(run);
  return words.map((text) => ({
    text: normalize(text),
    alternatives: [{ words: bigrams(text), weight: 1 }],
  }));
}

/** Each segment is a term of its own, so that `output.distPath` is found whole and in parts. */
function identifierQueryTerms(identifier: string): QueryTerm[] {
  return splitIdentifier(identifier).map((segment) => {
    const text = normalize(segment);
    return { text, alternatives: [{ words: [text], weight: 1 }] };
  });
}
