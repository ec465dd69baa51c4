import type { Query, Section } from '../types';
import { withoutKinds } from './noise';
import { memoize, normalize } from './text';

/** A code of TypeScript or Node.js. */
export const errorCode = /\b(?:ts\d{4,5}|err(?:_[a-z]+)+)\b/g;

/** Sections of the index of errors: messages of Rslib, and codes of TypeScript and Node.js. */
const indexSections = /\/faq\/(?:errors|error-codes|typescript-errors)#/;

/** Tables of errors on other pages. */
const errorTables = /#errors$|-errors(?:#|$)/;

/** The introductions of the pages that explain the codes of errors, by how such a code begins. */
const codePages: readonly (readonly [RegExp, RegExp])[] = [
  [/^ts/, /\/faq\/typescript-errors$/],
  [/^err/, /\/faq\/error-codes$/],
];

/** Whether a section introduces the page about one of the codes, which may have none of them. */
export function introducesCodes({ link }: Section, codes: readonly string[]): boolean {
  return codePages.some(
    ([kind, page]) => page.test(link) && codes.some((code) => kind.test(code)),
  );
}

/** How surely a section explains the code or the message of a query, from 0 to 1. */
export type MessageMatch = (section: Section) => number;

/** What part of a message has to be said in a row, unless it is shorter. */
const fewestWords = 4;

/** A word of a text. `…` stands for any characters. */
interface Pattern {
  readonly before: string;
  /** `undefined` in a word that has no part that varies. */
  readonly after: string | undefined;
}

/**
 * Reads the code or the message in a query. A code in the heading of a section says more than one
 * in its text, and the index of errors more than other pages. Of a message, four words in a row are
 * enough; the more of it a section says in a row, the surer it is.
 */
export function createMessageMatch({ text }: Query): MessageMatch {
  // Editors show `ts(2307)`.
  const plain = withoutKinds(text.replace(/\bts ?\((\d{4,5})\)/g, 'ts$1'));
  const codes: readonly string[] = plain.match(errorCode) ?? [];
  const words = wordsOf(plain.replace(errorCode, ' '));
  const fewest = Math.max(3, Math.min(fewestWords, words.length));
  return (section) => {
    const isIndex = indexSections.test(section.link);
    if (!isIndex && !errorTables.test(section.link)) return 0;
    if (isIndex && codes.length > 0) {
      if (codes.some((code) => normalize(section.heading).includes(code))) return 1;
      const content = normalize(section.prose);
      if (codes.some((code) => content.includes(code))) return 0.4;
      if (words.length < fewestWords) return 0;
    }
    const { length, said } = longestRun(words, messageWords(section));
    // “types not found” is no “file … not found”.
    if (length < fewest || said < 3) return 0;
    return isIndex ? 0.4 + 0.6 * (said / words.length) ** 2 : 0.2;
  };
}

const messageWords = memoize(({ heading, prose }: Section) =>
  wordsOf(`${heading} ${prose}`).map((word): Pattern => {
    const [before = '', ...rest] = word.split('…');
    return { before, after: rest.at(-1) };
  }),
);

/**
 * The most words of a query that a text says in a row, and for how many they count: a word that
 * stands for any other counts half.
 */
function longestRun(words: readonly string[], text: readonly Pattern[]) {
  let best = { length: 0, said: 0 };
  let previous: (typeof best)[] = [];
  for (const pattern of text) {
    const runs = words.map((word, at) => {
      const weight = weightOf(pattern, word);
      if (weight === 0) return { length: 0, said: 0 };
      const { length, said } = previous[at - 1] ?? { length: 0, said: 0 };
      return { length: length + 1, said: said + weight };
    });
    for (const run of runs) if (run.said > best.said) best = run;
    previous = runs;
  }
  return best;
}

function weightOf({ before, after }: Pattern, word: string): number {
  if (after === undefined) return word === before ? 1 : 0;
  if (before === '' && after === '') return 0.5;
  const isLong = word.length > before.length + after.length;
  return isLong && word.startsWith(before) && word.endsWith(after) ? 1 : 0;
}

/** The words of a message, without quotation marks and the like. */
function wordsOf(text: string): readonly string[] {
  return normalize(text).match(/[\p{L}\p{N}_.@/…-]*[\p{L}\p{N}_…]/gu) ?? [];
}
