import type { Query, Section } from '../types';
import { memoize, normalize } from './text';

/** A code of TypeScript or Node.js. */
export const errorCode = /\b(?:ts\d{4,5}|err(?:_[a-z]+)+)\b/g;

/** Sections of the index of errors: messages of Rslib, and codes of TypeScript and Node.js. */
const indexSections = /\/faq\/(?:errors|error-codes|typescript-errors)#/;

/** Tables of errors on other pages. */
const errorTables = /#errors$|-errors(?:#|$)/;

/**
 * How surely a section explains the code or the message in a query, from 0 to 1. A code in its
 * heading says more than one in its text, and the index of errors more than other pages. Of a
 * message, four words in a row are enough.
 */
export function messageMatch({ text }: Query, section: Section): number {
  const isIndex = indexSections.test(section.link);
  if (!isIndex && !errorTables.test(section.link)) return 0;
  // Editors show `ts(2307)`.
  const plain = text.replace(/\bts ?\((\d{4,5})\)/g, 'ts$1');
  const codes: readonly string[] = plain.match(errorCode) ?? [];
  const content = messageText(section);
  if (isIndex && codes.length > 0) {
    if (codes.some((code) => normalize(section.heading).includes(code))) return 1;
    return codes.some((code) => content.includes(code)) ? 0.4 : 0;
  }
  const words = plainWords(plain).trim().split(' ');
  const length = Math.max(3, Math.min(4, words.length));
  const isSaid = words
    .slice(length - 1)
    .some((_, at) => content.includes(` ${words.slice(at, at + length).join(' ')} `));
  if (!isSaid) return 0;
  return isIndex ? 0.4 : 0.2;
}

const messageText = memoize(({ heading, prose }: Section) =>
  plainWords(`${heading} ${prose}`),
);

/** The words of a message, with a space around each, without quotation marks and the like. */
function plainWords(text: string): string {
  const words = normalize(text).match(/[\p{L}\p{N}_.@/-]*[\p{L}\p{N}_]/gu) ?? [];
  return ` ${words.join(' ')} `;
}
