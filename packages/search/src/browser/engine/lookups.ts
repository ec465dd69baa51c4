import type { Query, Section } from '../types';
import { memoize, normalize, splitIdentifier } from './text';

/** A text without what separates words, so that `umd-name`, `UMD name` and `umdName` are equal. */
function withoutSeparators(text: string): string {
  return normalize(text).replace(/[^\p{L}\p{N}$@~{}()]+/gu, '');
}

/** The name that a query consists of, as in `namesOf`: a flag that it ends with, or all of it. */
export function nameIn(text: string): string {
  return /(?:^| )(--[a-z][\w-]*)$/.exec(text)?.[1] ?? withoutSeparators(text);
}

/** The option that a section of the configuration reference documents; empty for none. */
function optionName({ link, heading, title }: Section): string {
  const name = heading === '' ? title : heading;
  if (!link.includes('/config/') || !/^[\w@.[\]'-]+$/.test(name)) return '';
  return splitIdentifier(name).length > 1 || heading === '' ? name : '';
}

/**
 * Names by which readers look up a section, without separators: of an option, also without its
 * group (`umdName`), of a value with its option (`format: umd`), and the flags that a section about the command line explains.
 */
export function namesOf(section: Section): string[] {
  const { title, heading, ancestors, link, prose } = section;
  const options = [title, ...ancestors].filter((one) => /^\w+\.[\w.]+$/.test(one));
  const values = heading === '' ? [] : options.map((option) => `${option}.${heading}`);
  const flags =
    link.includes('/guide/basic/cli') && heading !== ''
      ? prose.match(/--[a-z][\w-]*/g)
      : [];
  return [optionName(section), ...values]
    .flatMap((one) => [one, one.replace(/^\w+\./, '')])
    .map(withoutSeparators)
    .filter(Boolean)
    .concat(flags ?? []);
}

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
