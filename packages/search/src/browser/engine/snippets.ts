import type { Hit, Mark, MarkedText, Section } from '../types';
import { normalize } from './text';

/** About how many characters of a section are shown. */
const snippetLength = 100;

/** Marks normalised words in a text. Overlapping marks become one. */
export function markWords(text: string, words: readonly string[]): MarkedText {
  const normalized = normalize(text);
  const isMarked = new Uint8Array(normalized.length);
  for (const word of words) {
    if (word === '' || /^[a-z0-9]$/.test(word)) continue;
    for (const start of occurrences(normalized, word))
      isMarked.fill(1, start, start + word.length);
  }
  const marks: Mark[] = [];
  for (let start = isMarked.indexOf(1); start >= 0; ) {
    const end = isMarked.indexOf(0, start);
    const length = (end < 0 ? isMarked.length : end) - start;
    marks.push({ start, length });
    start = isMarked.indexOf(1, start + length);
  }
  return { text, marks };
}

function* occurrences(text: string, word: string): Generator<number> {
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1))
    yield start;
}

/**
 * About 100 characters around the place with most of the words, which are marked. They begin with
 * the sentence, unless its words come late.
 */
export function snippet(text: string, words: readonly string[]): MarkedText {
  const line = text.replace(/\s+/g, ' ').trim();
  const whole = markWords(line, words);
  if (line.length <= snippetLength * 1.3) return whole;
  const best = densestStart(whole.marks, line.length);
  const sentence = sentenceStart(line, best);
  const firstMark = whole.marks.find((mark) => mark.start >= best)?.start ?? best;
  const isNear = firstMark - sentence < snippetLength * 0.6;
  const from = best === 0 ? 0 : isNear ? sentence : nextWordStart(line, best);
  const isAtEnd = from + snippetLength >= line.length;
  const to = isAtEnd ? line.length : lastWordEnd(line, from + snippetLength);
  const before = from > 0 ? '…' : '';
  const after = to < line.length ? '…' : '';
  return markWords(`${before}${line.slice(from, to)}${after}`, words);
}

/** Where the window begins that covers most marked characters, with some context before them. */
function densestStart(marks: readonly Mark[], textLength: number): number {
  let best = { covered: 0, start: 0 };
  for (const { start } of marks) {
    const end = start + snippetLength * 0.8;
    const covered = marks
      .filter((mark) => mark.start >= start && mark.start < end)
      .reduce((sum, mark) => sum + mark.length, 0);
    if (covered > best.covered) best = { covered, start };
  }
  const start = best.start - snippetLength * 0.2;
  return Math.max(0, Math.min(start, textLength - snippetLength));
}

/** Where the sentence begins that a position is in. */
function sentenceStart(text: string, position: number): number {
  const before = text.slice(0, Math.ceil(position + snippetLength * 0.2));
  const ends = [...before.matchAll(/[.!?:] (?=\S)|[。！？；：]/g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}

function nextWordStart(text: string, from: number): number {
  const space = text.indexOf(' ', Math.floor(from));
  return space >= 0 && space - from < 12 ? space + 1 : Math.floor(from);
}

function lastWordEnd(text: string, to: number): number {
  const space = text.lastIndexOf(' ', to);
  return space > 0 && to - space < 12 ? space : to;
}

/**
 * A section as a result, with the typed words marked; if it has none of them, with related words
 * marked, such as synonyms.
 */
export function createHit(
  section: Section,
  typed: readonly string[],
  related: readonly string[],
): Hit {
  const hit = hitWithMarks(section, typed);
  const hasMarks = [hit.title, ...hit.path, hit.snippet].some((text) => isMarked(text));
  return hasMarks ? hit : hitWithMarks(section, related);
}

function hitWithMarks(section: Section, words: readonly string[]): Hit {
  const { title, heading, ancestors, link, prose } = section;
  const path = heading === '' ? [] : [...ancestors, heading];
  return {
    link,
    title: markWords(title, words),
    path: path.map((one) => markWords(one, words)),
    snippet: snippet(prose, words),
  };
}

function isMarked({ marks }: MarkedText): boolean {
  return marks.length > 0;
}

/** The marked words of a result, normalised, each once: what to highlight on its page. */
export function markedWordsOf({ title, path, snippet: text }: Hit): string[] {
  const words = [title, ...path, text].flatMap((marked) =>
    marked.marks.map(({ start, length }) =>
      normalize(marked.text.slice(start, start + length)),
    ),
  );
  return [...new Set(words)];
}
