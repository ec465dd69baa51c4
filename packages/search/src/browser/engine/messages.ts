import type { Query, Section } from '../types';
import { memoize, normalize } from './text';

/** A code of TypeScript or Node.js. */
export const errorCode = /\b(?:ts\d{4,5}|err(?:_[a-z]+)+)\b/g;

/** Sections of the index of errors: messages of Rslib, and codes of TypeScript and Node.js. */
const indexSections = /\/faq\/(?:errors|error-codes|typescript-errors)#/;

/** Tables of errors on other pages. */
const errorTables = /#errors$|-errors(?:#|$)/;

/** So many words in a row are part of a message, or all of them if a query has fewer. */
const enoughWords = { most: 4, least: 3 };

/**
 * How surely a section explains the code or the message in a query, from 0 to 1. A code in its
 * heading says most, and a whole message the more, the longer it is; part of one says less, and so
 * does a section of another page than the index of errors. What surrounds a message, such as paths
 * and the name of a tool, makes no difference.
 */
export function messageMatch({ text }: Query, { heading, link, prose }: Section): number {
  const isIndex = indexSections.test(link);
  if (!isIndex && !errorTables.test(link)) return 0;
  // Editors show `ts(2307)`.
  const plain = text.replace(/\bts ?\((\d{4,5})\)/g, 'ts$1');
  const codes: readonly string[] = plain.match(errorCode) ?? [];
  const has = (where: string) => codes.some((code) => where.includes(code));
  if (isIndex && has(normalize(heading))) return 1;
  const words = wordsOf(plain);
  const lines = [heading, ...prose.split('\n')].map(partsOf);
  const longest = Math.max(...lines.map((parts) => wholeMatch(parts, words)));
  const whole = longest < 2 ? 0 : 1 - 0.5 ** (longest / 2);
  const isPart = lines.flat().some((part) => hasPart(part, words));
  const share = Math.max(whole, isPart || (isIndex && has(normalize(prose))) ? 0.4 : 0);
  return isIndex ? share : share / 2;
}

/** The words of a message, without quotation marks and the like; `…` stays in those that have it. */
function wordsOf(text: string): readonly string[] {
  return normalize(text).match(/[\p{L}\p{N}_.@/…-]*[\p{L}\p{N}_…]/gu) ?? [];
}

/** The words between what varies in a message, which is written as `…`. */
const partsOf = memoize((line: string) => {
  const parts: string[][] = [[]];
  for (const word of wordsOf(line)) {
    if (word === '…') parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter(({ length }) => length > 0);
});

/** The number of words of a message if all its parts follow each other in a query; otherwise 0. */
function wholeMatch(parts: readonly (readonly string[])[], words: readonly string[]) {
  let from = 0;
  let length = 0;
  for (const part of parts) {
    const at = words.findIndex(
      (_, start) => start >= from && part.every((word, i) => isWord(word, words[start + i])),
    );
    if (at < 0) return 0;
    from = at + part.length;
    length += part.length;
  }
  return length;
}

/** Whether enough words of a query are in a row in a part of a message. */
function hasPart(part: readonly string[], words: readonly string[]): boolean {
  const { most, least } = enoughWords;
  const length = Math.max(least, Math.min(most, words.length));
  return part
    .slice(length - 1)
    .some((_, at) =>
      words.some((_, start) =>
        part.slice(at, at + length).every((word, i) => isWord(word, words[start + i])),
      ),
    );
}

/** Whether a word of a query is one of a message, in which `…` varies: `a.css` is `….css`. */
function isWord(word: string, typed: string | undefined): boolean {
  if (typed === undefined) return false;
  const [before = '', after] = word.split('…');
  if (after === undefined) return word === typed;
  return typed.startsWith(before) && typed.endsWith(after);
}
