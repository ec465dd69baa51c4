import type { Query, Section } from '../types';
import { memoize, normalize } from './text';

/** A code of TypeScript or Node.js. */
export const errorCode = /\b(?:ts\d{4,5}|err(?:_[a-z]+)+)\b/g;

/** Sections of the index of errors: messages of Rslib, and codes of TypeScript and Node.js. */
const indexSections = /\/faq\/(?:errors|error-codes|typescript-errors)#/;

/** Tables of errors on other pages. */
const errorTables = /#errors$|-errors(?:#|$)/;

/**
 * A whole message of as many words as usual says as much as a code; one of two words says little, and
 * what is longer than long is no surer.
 */
const usualMessage = 4;
const longMessage = 12;

/** So many words in a row are part of a message. */
const wordsOfPart = 4;

/** So many words begin a message that is cut off, before the one where it is. */
const wordsOfCut = 2;

/**
 * How surely a section explains the code or the message in a query, 0 for no sign of
 * it. A code in its heading is 1, and a whole message the more, the longer it is; part of one says
 * less, and so does a section of another page than the index of errors. What surrounds a message,
 * such as paths and the name of a tool, makes no difference.
 */
export function messageMatch({ text }: Query, { heading, link, prose }: Section): number {
  const isIndex = indexSections.test(link);
  if (!isIndex && !errorTables.test(link)) return 0;
  // Editors show `ts(2307)`.
  const plain = text.replace(/\bts ?\((\d{4,5})\)/g, 'ts$1');
  const codes: readonly string[] = plain.match(errorCode) ?? [];
  const has = (where: string) => codes.some((code) => where.includes(code));
  if (isIndex && has(normalize(heading))) return 1;
  const lines = [heading, ...prose.split('\n')];
  const longest = Math.max(...lines.map((line) => saidWords(line, plain)));
  const whole = longest < 2 ? 0 : (Math.min(longest, longMessage) / usualMessage) ** 2;
  const words = wordsOf(plain);
  const isPart = lines.flatMap(partsOf).some((part) => hasPart(part, words));
  const share = Math.max(whole, isPart || (isIndex && has(normalize(prose))) ? 0.4 : 0);
  return isIndex ? share : share / 2;
}

/**
 * The section in which most codes of the kind of `code` are explained, each below a heading of its
 * own: where to look for one that none has. `undefined` if there is none.
 */
export function sectionAbout(
  code: string,
  sections: readonly Section[],
): Section | undefined {
  const isOfKind = new RegExp(code.startsWith('ts') ? /\bts\d{4}/ : /\berr_[a-z]/);
  const counts = new Map<Section, number>();
  for (const [at, { page, heading, ancestors }] of sections.entries()) {
    if (!isOfKind.test(normalize(heading))) continue;
    const above = sections
      .slice(0, at)
      .filter((one) => one.page === page && one.heading === (ancestors.at(-1) ?? ''))
      .at(-1);
    if (above) counts.set(above, (counts.get(above) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * The words of a text, without quotation marks and the like; `…` stays in those that have it. Some
 * tools write “Error:” also inside of messages.
 */
const wordsOf = memoize((text: string): readonly string[] => {
  const words = normalize(text).match(/[\p{L}\p{N}_.@/…-]*[\p{L}\p{N}_…]/gu) ?? [];
  return words.filter((word) => word !== 'error');
});

/** The words between what varies in a message, which is written as `…`. */
const partsOf = memoize((line: string) => {
  const parts: string[][] = [[]];
  for (const word of wordsOf(line)) {
    if (/^[….@/-]+$/.test(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter(({ length }) => length > 0);
});

/**
 * The number of words of a message, without what varies, that a text says in their order: all, or
 * those before the last of the text, which may be cut off, also in what varies; otherwise 0.
 */
export function saidWords(message: string, text: string): number {
  const words = wordsOf(text);
  let from = 0;
  let said = 0;
  for (const part of partsOf(message)) {
    const starts = [...words.keys()].slice(from);
    const at = starts.find((start) => hasRun(words, start, part));
    if (at === undefined) {
      const cut = starts.find((start) => hasCutRun(words, start, part));
      const isCutInVariable = words.length - from === 1;
      const inPart = cut === undefined ? 0 : said + words.length - cut - 1;
      const before = inPart || (isCutInVariable ? said : 0);
      return before < wordsOfCut ? 0 : before;
    }
    from = at + part.length;
    said += part.length;
  }
  return said;
}

function hasRun(
  words: readonly string[],
  start: number,
  run: readonly string[],
): boolean {
  return run.every((word, at) => isWord(word, words[start + at]));
}

/** Whether the words from `start` on begin a part of a message; the last may be cut off, too. */
function hasCutRun(words: readonly string[], start: number, part: readonly string[]) {
  const left = words.slice(start);
  const next = part[left.length - 1];
  return (
    next?.startsWith(left.at(-1) ?? '') &&
    hasRun(words, start, part.slice(0, left.length - 1))
  );
}

/** Whether four words of a query are in a row in a part of a message. */
function hasPart(part: readonly string[], words: readonly string[]): boolean {
  return part.slice(wordsOfPart - 1).some((_, at) => {
    const run = part.slice(at, at + wordsOfPart);
    return words.some((_, start) => hasRun(words, start, run));
  });
}

/** Whether a word of a query is one of a message, in which `…` varies: `a.css` is `….css`. */
function isWord(word: string, typed: string | undefined): boolean {
  if (typed === undefined) return false;
  const [before = '', after] = word.split('…');
  if (after === undefined) return word === typed;
  return typed.startsWith(before) && typed.endsWith(after);
}
