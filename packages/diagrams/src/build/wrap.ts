import { breakLines } from './line-breaking.ts';

/** Characters of one kind next to each other; backticks around code are gone. */
export interface Run {
  readonly text: string;
  readonly code: boolean;
}

/** Width of a character of code in pixels, and the font size of prose, as in the styles. */
export const codeWidth = 7.3;
const fontSize = 13;

/** Splits a text at its backticks. */
export function runsOf(text: string): Run[] {
  return text
    .split('`')
    .map((part, index) => ({ text: part, code: index % 2 > 0 }))
    .filter((run) => run.text !== '');
}

/**
 * Breaks a text with `code` in backticks into lines of at most `width` pixels, as even as possible.
 * Widths are estimates on the safe side, because readers have different fonts. Code stays together,
 * and a word that is too long keeps a line of its own.
 */
export function wrap(text: string, width: number): Run[][] {
  const letters = runsOf(text).flatMap((run) =>
    [...run.text].map((char) => ({ char, ...run })),
  );
  // A letter that is as wide as one of code.
  const measured = letters.map(({ char, code }) => (code ? 'n' : char)).join('');
  const linesIn = (max: number) => breakLines(measured, max / fontSize);
  const { length } = linesIn(width);
  let even = width;
  while (even > 40 && linesIn(even - 4).length === length) even -= 4;

  let next = 0;
  return linesIn(even).map((line) => {
    const runs: { text: string; code: boolean }[] = [];
    if (letters[next]?.char === ' ') next += 1;
    for (const { char, code } of letters.slice(next, next + [...line].length)) {
      const last = runs.at(-1);
      if (last?.code === code) last.text += char;
      else runs.push({ text: char, code });
    }
    next += [...line].length;
    return runs;
  });
}
