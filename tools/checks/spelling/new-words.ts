import type { TextFile } from '../../repository/text-file.ts';

/** What the spelling passes over: addresses, ids of headings, and paths with an anchor in quotation marks. */
const unseen = /https?:\/\/\S+|\]\([^)]*\)|\{#[^}]*\}|["'][\w-]*\/[\w/-]*#[\w-]+["']/g;

/** What tells the spelling in the text itself what to pass over. */
const told = /cspell|spell-?checker/i;

/**
 * Whether a text has a word that neither its earlier version nor a known text has: only then the dictionaries, which take
 * longer to load than all else, have anything to say. `known` are texts for which they had nothing to say. Words are compared
 * as they stand, with their capitals and what hangs on them.
 */
export function hasNewWords(
  text: string,
  before: string,
  known: ReadonlySet<string>,
): boolean {
  if (told.test(text)) return true;
  const old = new Set(wordsOf(before));
  return wordsOf(text).some((word) => !old.has(word) && !known.has(word));
}

/** The words of texts that the spelling has seen. */
export function knownWords(files: readonly TextFile[]): ReadonlySet<string> {
  const seen = files.filter(({ text }) => !told.test(text));
  return new Set(seen.flatMap(({ text }) => wordsOf(text.replaceAll(unseen, ' '))));
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{Script=Latin}\p{M}\p{N}_'’-]{4,}/gu) ?? [];
}
