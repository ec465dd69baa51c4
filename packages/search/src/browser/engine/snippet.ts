import { fold } from './fold';
import type { Mark, Marked } from './types';

/** About how many characters of a section are shown. */
const length = 100;

/**
 * Marks the words of a query where they stand in a text. Words inside longer marks are not marked
 * again.
 */
export function mark(text: string, words: readonly string[]): Marked {
  const folded = fold(text);
  const taken = new Uint8Array(folded.length);
  for (const word of words) {
    if (word === '') continue;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      if (word.length === 1 && /[a-z0-9]/.test(word)) continue;
      taken.fill(1, at, at + word.length);
    }
  }
  return { text, marks: marksOf(taken) };
}

/**
 * About 100 characters around the place that says most of what was asked for, in their original
 * case, marked.
 */
export function snippet(text: string, words: readonly string[]): Marked {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length * 1.3) return mark(plain, words);
  const { marks } = mark(plain, words);
  const start = bestStart(marks, plain.length);
  const from = start === 0 ? 0 : wordStart(plain, start);
  const to = from + length >= plain.length ? plain.length : wordEnd(plain, from + length);
  const before = from > 0 ? '…' : '';
  const after = to < plain.length ? '…' : '';
  return mark(`${before}${plain.slice(from, to)}${after}`, words);
}

/**
 * Where a window of the shown length covers most marked characters, with a little of what stands
 * before.
 */
function bestStart(marks: readonly Mark[], size: number): number {
  let best = { covered: 0, start: 0 };
  for (const { start } of marks) {
    const end = start + length * 0.8;
    const covered = marks
      .filter((one) => one.start >= start && one.start < end)
      .reduce((sum, one) => sum + one.length, 0);
    if (covered > best.covered) best = { covered, start };
  }
  return Math.max(0, Math.min(best.start - length * 0.2, size - length));
}

function wordStart(text: string, from: number): number {
  const blank = text.indexOf(' ', Math.floor(from));
  return blank >= 0 && blank - from < 12 ? blank + 1 : Math.floor(from);
}

function wordEnd(text: string, to: number): number {
  const blank = text.lastIndexOf(' ', to);
  return blank > 0 && to - blank < 12 ? blank : to;
}

function marksOf(taken: Uint8Array): Mark[] {
  const marks: Mark[] = [];
  for (let index = 0; index < taken.length; index++) {
    if (!taken[index]) continue;
    let end = index;
    while (taken[end]) end++;
    marks.push({ start: index, length: end - index });
    index = end;
  }
  return marks;
}
