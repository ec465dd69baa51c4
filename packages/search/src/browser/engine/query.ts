import { maxQueryLength } from '../settings';
import type { Alternative, Query, QueryTerm, Synonyms } from '../types';
import { type Corpus, correctTypos } from './homophones';
import { errorCode } from './messages';
import { contentWords, normalize, type Segmenter, termsOfWord, wordsIn } from './text';
import { isSameWord, stem, type Vocabulary } from './vocabulary';

/** A synonym counts for less than the word that was typed. */
const synonymWeight = 0.55;

/** For each text of a group of synonyms, the words that a query or a section must contain. */
type SynonymGroups = readonly (readonly (readonly string[])[])[];

/** Splits synonyms into words once, before the first query. */
export function prepareSynonyms(groups: Synonyms): SynonymGroups {
  return groups.map((group) => group.map((synonym) => contentWords(synonym)));
}

/** Adds the synonyms of what a query says as alternatives to its terms. */
function expandSynonyms(
  terms: readonly QueryTerm[],
  text: string,
  groups: SynonymGroups,
): readonly QueryTerm[] {
  const said = new Set(contentWords(text).map(stem));
  const added = new Map<QueryTerm, Alternative[]>();
  for (const group of groups) {
    const match = group.find((words) => words.every((word) => said.has(stem(word))));
    if (!match) continue;
    const alternatives = group
      .filter((words) => words !== match)
      .map((words) => ({ words, weight: synonymWeight }));
    const isPartOfMatch = ({ text }: QueryTerm) =>
      termsOfWord(text).some((one) => match.some((word) => isSameWord(one, word)));
    for (const term of terms.filter(isPartOfMatch))
      added.set(term, [...(added.get(term) ?? []), ...alternatives]);
  }
  return terms.map((term) => ({
    ...term,
    alternatives: [...term.alternatives, ...(added.get(term) ?? [])],
  }));
}

/** The error codes that a query is about and that no page has. */
export function unknownCodes({ text }: Query, vocabulary: Vocabulary): string[] {
  const codes: readonly string[] = text.match(errorCode) ?? [];
  return codes.filter((code) => !vocabulary.has(code));
}

/** What tells code from words: `{`, `;` at the end, `=>`, `a = b`, `f(a`, `/>`. */
const codeMarks = /[{}]|[;,]$|=>|\s={1,3}\s|\w\([^)]|^[<@]|\/>/;

/** Reads what was typed, with typos in Chinese corrected and synonyms added. */
export function parseQuery(
  typed: string,
  synonyms: SynonymGroups,
  segmenter: Segmenter | undefined,
  corpus: Corpus,
): Query {
  const line = typed.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const corrected = correctTypos(line.slice(0, maxQueryLength), corpus);
  const terms = wordsIn(corrected, segmenter).map((text) => ({
    text,
    alternatives: [{ words: termsOfWord(text), weight: 1 }],
  }));
  const text = normalize(corrected);
  const isCode = codeMarks.test(line);
  return { text, terms: expandSynonyms(terms, text, synonyms), isCode };
}
