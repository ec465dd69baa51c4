import { type DiffLine, diffLines } from '@site/explorer/diff-lines';

/** One line of a comparison: unchanged, only in the first text, or only in the second. */
export interface LineChange {
  readonly kind: ' ' | '-' | '+';
  readonly text: string;
}

/** The marks of a patch. */
const marks = { same: ' ', gone: '-', new: '+' } as const satisfies Readonly<
  Record<DiffLine['kind'], LineChange['kind']>
>;

/**
 * Compares two lists of lines and returns every line of both in reading order, each marked as
 * kept, removed or added. The number of removed and added lines is the smallest possible.
 */
export function compareLines(
  before: readonly string[],
  after: readonly string[],
): LineChange[] {
  return diffLines(before, after).map(({ kind, index }) => {
    const text = kind === 'gone' ? before[index] : after[index];
    return { kind: marks[kind], text: text ?? '' };
  });
}

/**
 * The changed lines with up to `around` unchanged ones beside them, each with its mark in
 * front, as one reads them in a patch. Longer unchanged stretches become one line `…`.
 */
export function shortDiff(changes: readonly LineChange[], around = 2): string[] {
  const near = changes.map((_, index) =>
    changes
      .slice(Math.max(0, index - around), index + around + 1)
      .some(({ kind }) => kind !== ' '),
  );
  return changes.flatMap(({ kind, text }, index) => {
    if (near[index]) return [`${kind} ${text}`.trimEnd()];
    return near[index - 1] || (index === 0 && near.includes(true)) ? ['…'] : [];
  });
}
