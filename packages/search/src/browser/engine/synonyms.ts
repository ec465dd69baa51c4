import type { Alternative, QueryTerm, Synonyms } from '../types';
import { isSameWord } from './inflection';
import { normalize } from './normalize';
import { contentWords, isStopWord, splitIdentifier, tokenize } from './tokenize';

/** A synonym counts for less than the word that was typed. */
const synonymWeight = 0.55;

interface Synonym {
  readonly text: string;
  /** Whether it is unspaced text alone, which matches anywhere in a query. */
  readonly isUnspaced: boolean;
  /** The words that a query must contain. */
  readonly queryWords: readonly string[];
  /** The words that a section must contain. */
  readonly sectionWords: readonly string[];
}

/** Groups of synonyms that are ready to be compared with queries. */
export type SynonymGroups = readonly (readonly Synonym[])[];

/** Normalises and tokenises synonyms once, before the first query. */
export function prepareSynonyms(groups: Synonyms): SynonymGroups {
  return groups.map((group) =>
    group.map((synonym) => {
      const text = normalize(synonym);
      const tokens = tokenize(text);
      return {
        text,
        isUnspaced: tokens.length > 0 && tokens.every(({ kind }) => kind === 'unspaced'),
        queryWords: tokens
          .flatMap((token) =>
            token.kind === 'unspaced' ? [token.text] : splitIdentifier(token.text),
          )
          .filter((word) => !isStopWord(word)),
        sectionWords: contentWords(text),
      };
    }),
  );
}

/** Adds the synonyms of what a query says as alternatives to its terms. */
export function expandSynonyms(
  terms: readonly QueryTerm[],
  queryText: string,
  groups: SynonymGroups,
): readonly QueryTerm[] {
  const added = new Map<QueryTerm, Alternative[]>();
  for (const group of groups) {
    const match = group.find((synonym) => matches(synonym, queryText, terms));
    if (!match) continue;
    const alternatives = group
      .filter((synonym) => synonym !== match)
      .map(({ sectionWords }) => ({ words: sectionWords, weight: synonymWeight }));
    for (const term of terms.filter(({ text }) => covers(match, text)))
      added.set(term, [...(added.get(term) ?? []), ...alternatives]);
  }
  return terms.map((term) => ({
    ...term,
    alternatives: [...term.alternatives, ...(added.get(term) ?? [])],
  }));
}

/** Identifiers match as whole words in any order. */
function matches(
  { isUnspaced, text, queryWords }: Synonym,
  queryText: string,
  terms: readonly QueryTerm[],
): boolean {
  if (isUnspaced) return queryText.includes(text);
  return (
    queryWords.length > 0 &&
    queryWords.every((word) => terms.some((term) => isSameWord(term.text, word)))
  );
}

/** Whether a term of the query is part of the synonym that the query says. */
function covers({ text, isUnspaced, queryWords }: Synonym, term: string): boolean {
  return (
    text.includes(term) ||
    term.includes(text) ||
    (!isUnspaced && queryWords.some((word) => isSameWord(term, word)))
  );
}
