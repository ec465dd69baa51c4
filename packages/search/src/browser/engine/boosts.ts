import type { Query, QueryTerm, Section } from '../types';
import { optionName } from './section-index';
import { bigrams, contentWords, memoize, normalize, splitIdentifier } from './text';
import type { Vocabulary } from './vocabulary';

/** The words that a term of a query may stand for with their weights, and its rarity. */
export interface TermWords {
  readonly words: ReadonlyMap<string, number>;
  readonly rarity: number;
}

/** A word in the title of a page says less about a section than one in its own heading. */
const titleWeight = 0.7;
const descriptionWeight = 0.4;

/** A name loses less by extra words than by missing ones. */
const extraWordsExponent = 0.7;

/** The least boost of a section whose name is what was typed. */
export const namedBoost = 4;

/** The words that a term stands for, each with its highest weight. */
export function expandTerm(
  { alternatives }: QueryTerm,
  vocabulary: Vocabulary,
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { words, weight } of alternatives) {
    for (const expansion of words.flatMap((word) => vocabulary.expand(word))) {
      const product = weight * expansion.weight;
      weights.set(expansion.word, Math.max(weights.get(expansion.word) ?? 0, product));
    }
  }
  return weights;
}

/**
 * How well the name of a section matches a query, from 0 to 1: the share of the query that the name
 * has, times the share of the name that is in the query.
 */
export function nameMatch(query: readonly TermWords[], section: Section): number {
  const isIntroduction = section.heading === '';
  const name = wordsOfName(isIntroduction ? section.title : section.heading);
  if (name.length === 0 || query.length === 0) return 0;
  const title = isIntroduction ? [] : wordsOfName(section.title);
  const share = matchedShare(query, (words) =>
    Math.max(bestWeight(words, name), titleWeight * bestWeight(words, title)),
  );
  const weights = name.map((word) =>
    Math.max(...query.map(({ words }) => words.get(word) ?? 0)),
  );
  return share * (sum(weights) / name.length) ** extraWordsExponent;
}

/** The share of a query that the heading of a section and the title of its page say. */
export function namedShare(query: readonly TermWords[], section: Section): number {
  const name = wordsOfName(`${section.title} ${section.heading}`);
  return matchedShare(query, (words) => bestWeight(words, name));
}

/** How much of a query the title and description of a page match, from 0 to 1. */
export function pageMatch(query: readonly TermWords[], introduction: Section): number {
  const title = wordsOfName(introduction.title);
  const description = wordsOfName(introduction.description);
  return matchedShare(query, (words) =>
    Math.max(
      bestWeight(words, title),
      descriptionWeight * bestWeight(words, description),
    ),
  );
}

const wordsOfName = memoize(contentWords);

/** The mean of what the terms score, weighted by their rarity. */
function matchedShare(
  query: readonly TermWords[],
  scoreOf: (words: TermWords['words']) => number,
): number {
  const total = sum(query.map(({ rarity }) => rarity));
  return total === 0
    ? 0
    : sum(query.map(({ words, rarity }) => rarity * scoreOf(words))) / total;
}

function bestWeight(words: TermWords['words'], name: readonly string[]): number {
  return Math.max(0, ...name.map((word) => words.get(word) ?? 0));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * The ranking boost for exact names and phrases: 1 for neither, more where the section has exactly
 * the name that was typed, or the words of the query, or some of them, in a row.
 */
export function phraseBoost(query: Query, section: Section): number {
  const { text } = query;
  const name = section.heading === '' ? section.title : section.heading;
  const option = optionName(section);
  const compact = withoutSeparators(text);
  // An option's own section has its whole name as the anchor: `#outputtarget`.
  if (option !== '' && compact === section.link.split('#')[1]) return namedBoost;
  if (compact === withoutSeparators(name)) return 3;
  // Readers call `lib.umdName` just `umdName`.
  const [, ...segments] = splitIdentifier(option);
  if (option !== '' && compact === withoutSeparators(segments.join('') || option))
    return 3;
  const isInName = normalize(name).includes(text);
  if (query.terms.length < 2) return isInName ? 1.3 : 1;
  if (isInName) return 2;
  const content = sectionText(section);
  if (content.includes(text)) return 1.6;
  const pairs = neighbouringWords(query);
  return 1 + (0.6 * pairs.filter((pair) => content.includes(pair)).length) / pairs.length;
}

/** `format: 'umd'` or `bundle=false`. */
const optionWithValue = /^([\w.]+) ?[:=] ?['"]?([\w-]+)['"]?$/;

/**
 * The boost of the section about the value of an option, and of one about a flag of the command
 * line, where just that was typed: 1 for another section.
 */
export function valueBoost({ text }: Query, section: Section): number {
  const { link, title, heading, ancestors } = section;
  const [, option = '', value = ''] = optionWithValue.exec(text) ?? [];
  if (option !== '' && link.includes('/config/')) {
    const names = [title, ...ancestors].map(withoutSeparators);
    const isOption = names.some((name) => name.endsWith(withoutSeparators(option)));
    return isOption && withoutSeparators(heading) === value ? 2 * namedBoost : 1;
  }
  const flag = /(?:^| )(--[a-z][\w-]*)$/.exec(text)?.[1];
  if (!flag || heading === '' || !link.includes('/guide/basic/cli')) return 1;
  return sectionText(section).includes(flag) ? 4 * namedBoost : 1;
}

/** Whether a section answers a frequent question, which its heading asks. */
export function isQuestion({ link, ancestors }: Section): boolean {
  return /\/faq\/(?!error)/.test(link) && ancestors.length > 0;
}

/** A question is the query if this share of their pairs of characters is the same. */
const sameQuestion = 0.7;

/**
 * The boost of a frequent question that the query nearly says: 1 for another section. Stop words
 * count here: they tell questions about the same thing apart.
 */
export function questionBoost({ text }: Query, section: Section): number {
  const { heading } = section;
  // One or two words are a subject, which other pages may be about.
  const isPhrase = /\p{Script=Han}{4}|\S \S+ \S/u.test(text);
  if (!isQuestion(section) || !isPhrase) return 1;
  const typed = new Set(bigrams(withoutSeparators(text)));
  const question = new Set(bigrams(withoutSeparators(heading)));
  const common = [...typed].filter((pair) => question.has(pair)).length;
  const share = (2 * common) / (typed.size + question.size);
  return share > sameQuestion ? 2 * namedBoost : 1;
}

/** A code of TypeScript or Node.js. */
export const errorCode = /\b(?:ts\d{4,5}|err(?:_[a-z]+)+)\b/g;

/** Sections of the index of errors: messages of Rslib, and codes of TypeScript and Node.js. */
const indexSections = /\/faq\/(?:errors|error-codes)#/;

/** Tables of errors on other pages. */
const errorTables = /#errors$|-errors(?:#|$)/;

/**
 * The boost of a section about errors whose code, or whose message, was typed: 1 for another
 * section. A code in its heading counts for more than one in its text, and the index of errors for
 * more than other pages. Of a message, four words in a row are enough, or most of its pairs.
 */
export function errorBoost({ text }: Query, section: Section): number {
  const isIndex = indexSections.test(section.link);
  if (!isIndex && !errorTables.test(section.link)) return 1;
  // Editors show `ts(2307)`.
  const plain = text.replace(/\bts ?\((\d{4,5})\)/g, 'ts$1');
  const codes: readonly string[] = plain.match(errorCode) ?? [];
  const content = messageText(section);
  if (codes.length > 0) {
    if (isIndex && codes.some((code) => normalize(section.heading).includes(code)))
      return 4 * namedBoost;
    if (isIndex)
      return codes.some((code) => content.includes(code)) ? 1.5 * namedBoost : 1;
  }
  const words = plainWords(plain).trim().split(' ');
  const isFound = words
    .slice(1)
    .map((word, index) => content.includes(` ${words[index]} ${word} `));
  if (isFound.length < 2) return 1;
  let run = 0;
  const runs = isFound.map((found) => {
    run = found ? run + 1 : 0;
    return run;
  });
  const share = isFound.filter(Boolean).length / isFound.length;
  const isMost = isFound.length > 4 && share >= 0.6;
  if (Math.max(...runs) < Math.min(3, isFound.length) && !isMost) return 1;
  return (isIndex ? 1.5 : 0.75) * namedBoost;
}

const messageText = memoize((section: Section) => plainWords(sectionText(section)));

/** The words of a message, with a space around each, without quotation marks and the like. */
function plainWords(text: string): string {
  const words = normalize(text).match(/[\p{L}\p{N}_.@/-]*[\p{L}\p{N}_]/gu) ?? [];
  return ` ${words.join(' ')} `;
}

function withoutSeparators(text: string): string {
  return normalize(text).replace(/[^\p{L}\p{N}$@~{}()]+/gu, '');
}

/** Each word of a query with the next one, as they would stand in a text. */
function neighbouringWords({ text, terms }: Query): string[] {
  const typed = text.split(' ');
  const [words, separator] =
    typed.length > 1 ? [typed, ' '] : [terms.map((term) => term.text), ''];
  return words.slice(1).map((word, index) => `${words[index]}${separator}${word}`);
}

/** The whole content of a section on one line, normalised. */
export const sectionText = memoize(({ heading, prose, code }: Section) =>
  normalize([heading, prose, code].join(' ')).replace(/\s+/g, ' '),
);
