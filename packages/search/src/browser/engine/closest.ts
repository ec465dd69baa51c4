import type { Query, QueryTerm } from '../types';
import { errorCode } from './boosts';
import { isWithinEdits, type Vocabulary } from './vocabulary';

/** A message of so many words is about more than its code. */
const wordsOfMessage = 4;

/** At most this many words are taken for the closest ones. */
const maxWords = 3;

/**
 * What to search instead where no page has what was typed: an error code, or most of the words. Has
 * the words of the site that are closest to the missing ones, and the words that it has. `undefined`
 * for a query that pages can answer; misspelled words count as known.
 */
export function closestTerms(
  { text, terms }: Query,
  vocabulary: Vocabulary,
): readonly QueryTerm[] | undefined {
  const codes: readonly string[] = text.match(errorCode) ?? [];
  const missingCodes = codes.filter((code) => !vocabulary.has(code));
  if (missingCodes.length > 0 && terms.length < wordsOfMessage + 3)
    return missingCodes.flatMap((code) => closest(code, 0.5, vocabulary));
  const isMissing = (term: QueryTerm) =>
    /^[a-z]{5,}$/.test(term.text) &&
    term.alternatives.every(({ words }) =>
      words.some((word) => vocabulary.expand(word).length === 0),
    ) &&
    vocabulary.splitCompound(term.text).length === 0;
  const missing = terms.filter(isMissing);
  if (missing.length === 0 || missing.length * 2 <= terms.length) return undefined;
  const known = terms.filter((term) => !missing.includes(term));
  return [
    ...known,
    ...missing.flatMap(({ text: word }) => closest(word, 0.3, vocabulary)),
  ];
}

/** The words with the fewest edits, of which at most a share of the letters may be wrong. */
function closest(typed: string, share: number, vocabulary: Vocabulary): QueryTerm[] {
  for (let edits = 1; edits <= typed.length * share; edits++) {
    const words = vocabulary.filter((word) => isWithinEdits(typed, word, edits));
    if (words.length === 0) continue;
    const alternatives = words
      .slice(0, maxWords)
      .map((one) => ({ words: [one], weight: 1 }));
    return [{ text: words[0] ?? typed, alternatives }];
  }
  return [];
}
