import type { Hit, MarkedText, Section } from '../types';
import { normalize } from './text';

/** About how many characters of a section are shown. */
const snippetLength = 100;

/** A snippet begins with at most so many names in code. */
const maxNames = 3;

/**
 * Marks normalised words in a text, of Latin letters only where a word begins, as in `umdName`, so
 * that `es` is not marked in “files”, and not up to the first letter of another one, so that
 * `types` is not marked in “TypeScript”. Overlapping marks become one.
 */
export function markWords(text: string, words: readonly string[]): MarkedText {
  const normalized = normalize(text);
  const isMarked = new Uint8Array(normalized.length);
  for (const word of words) {
    if (word === '' || /^[a-z0-9]$/.test(word)) continue;
    const isAnywhere = !isLatin.test(word.charAt(0));
    for (
      let at = normalized.indexOf(word);
      at >= 0;
      at = normalized.indexOf(word, at + 1)
    )
      if (isAnywhere || (beginsWord(text, at) && !cutsHump(text, at, at + word.length)))
        isMarked.fill(1, at, at + word.length);
  }
  const highlightRanges: MarkedText['highlightRanges'][number][] = [];
  for (let start = isMarked.indexOf(1); start >= 0; ) {
    const end = isMarked.indexOf(0, start);
    const length = (end < 0 ? isMarked.length : end) - start;
    highlightRanges.push({ start, length });
    start = isMarked.indexOf(1, start + length);
  }
  return { text, highlightRanges };
}

const isLatin = /[\p{Script=Latin}\d]/u;

/** Whether a word, or one inside a name such as `umdName`, begins at a position. */
function beginsWord(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  const isHump = /[a-z\d][A-Z]/.test(before + text.charAt(at));
  return isHump || !isLatin.test(before);
}

/** Whether a range, longer than one letter, ends after the first letter of `Script` in `TypeScript`. */
function cutsHump(text: string, start: number, end: number): boolean {
  return end - start > 1 && /[a-z\d][A-Z][a-z]/.test(text.slice(end - 2, end + 1));
}

/**
 * About 100 characters of a text with most of the words, which are marked. They begin with a
 * sentence, unless more of the words are elsewhere.
 */
export function snippet(text: string, words: readonly string[]): MarkedText {
  const line = text.replace(/\s+/g, ' ').trim();
  const whole = markWords(line, words);
  if (line.length <= snippetLength * 1.3) return whole;
  const marked = (from: number) =>
    whole.highlightRanges
      .filter(({ start }) => start >= from && start < from + snippetLength * 0.8)
      .reduce((total, { length }) => total + length, 0);
  const sentences = [...line.matchAll(/[.!?:] (?=\S)|[。！？；：]/g)];
  const starts = [
    ...whole.highlightRanges.map(({ start }) =>
      wordStart(line, start - snippetLength * 0.2),
    ),
    ...sentences.map(({ 0: end, index }) => index + end.length),
  ].filter((start) => marked(start) > 0);
  const from = starts.reduce((best, one) => (marked(one) < marked(best) ? best : one), 0);
  const end = from + snippetLength;
  const to = end < line.length ? wordStart(line, end) : line.length;
  const before = from > 0 ? '…' : '';
  const after = to < line.length ? '…' : '';
  return markWords(`${before}${line.slice(from, to).trim()}${after}`, words);
}

/** Where the word begins that a position is in; the position itself in text without spaces. */
function wordStart(text: string, position: number): number {
  const start = text.lastIndexOf(' ', position) + 1;
  return Math.max(0, position - start < 12 ? start : position);
}

/**
 * A section as a result, with the typed words marked; if it has none of them, with `related` words
 * marked, such as synonyms. If only its code has them, its text comes after the names that they begin.
 */
export function createHit(
  { title, heading, ancestors, link, prose, code }: Section,
  query: string,
  typed: readonly string[],
  related = typed,
): Hit {
  const names = heading === '' ? [] : [...ancestors, heading];
  const { highlightRanges } = markWords([title, ...names, prose].join('\n'), typed);
  const words = highlightRanges.length > 0 ? typed : related;
  const isSaid = (name: string) => typed.some((word) => normalize(name).startsWith(word));
  const inCode = highlightRanges.length > 0 ? [] : code.split(' ').filter(isSaid);
  const text = [...inCode.slice(0, maxNames), snippet(prose, words).text]
    .filter(Boolean)
    .join(' · ');
  return hitOf({
    link,
    title: markWords(title, words),
    header: names.map((one) => markWords(one, words)),
    statement: markWords(text, words),
    query,
  });
}

/** Adds the type to a result: the words are in its own name, or else in its text. */
export function hitOf(hit: Omit<Hit, 'type'>): Hit {
  const own = hit.header.at(-1) ?? hit.title;
  const named = own === hit.title ? 'title' : 'header';
  return { type: own.highlightRanges.length > 0 ? named : 'content', ...hit };
}
