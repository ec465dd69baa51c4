import textsJson from './warnings.json' with { type: 'json' };

/**
 * A warning. Those that cost most come first in the table. One without a link is explained by the
 * section of its option.
 */
export type NoteKey = keyof typeof textsJson;

// The annotation makes a missing language a type error.
export const warnings: Record<NoteKey, { en: string; zh: string; link?: string }> =
  textsJson;

const order = Object.keys(warnings);

/** Sorts by cost, most expensive first, then by line; the same note is kept once. */
export function byCost<
  T extends { key: NoteKey; line?: number; option?: string; code?: string },
>(notes: readonly T[]): T[] {
  const ids = notes.map(({ key, line, option, code }) =>
    [key, line, ...(line ? [option, code] : [code])].join(' '),
  );
  return notes
    .filter((_, index) => ids.indexOf(ids[index] ?? '') === index)
    .toSorted(
      (a, b) =>
        order.indexOf(a.key) - order.indexOf(b.key) || (a.line ?? 0) - (b.line ?? 0),
    );
}
