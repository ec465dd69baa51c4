/** A line of a comparison: in both texts, only in the first, or only in the second. */
export interface DiffLine {
  readonly kind: 'same' | 'gone' | 'new';
  /** Its number in the first text, for a line that is gone, or else in the second; counted from 0. */
  readonly number: number;
}

/**
 * Compares two lists of lines: every line of both in reading order, as few of them gone and new as possible. What both begin and
 * end with is set aside first, so the cost is the product of what lies between.
 */
export function diffLines(
  before: readonly string[],
  after: readonly string[],
): DiffLine[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;

  const same = (from: number, to: number): DiffLine[] =>
    Array.from({ length: to - from }, (_, index) => ({
      kind: 'same',
      number: from + index,
    }));
  const between = middle(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  );
  return [
    ...same(0, start),
    ...between.map(({ kind, number }) => ({ kind, number: number + start })),
    ...same(after.length - end, after.length),
  ];
}

/** The same by the longest common subsequence, for what differs at both ends. */
function middle(before: readonly string[], after: readonly string[]): DiffLine[] {
  const width = after.length + 1;
  // Length of the longest common subsequence of before[i..] and after[j..], at i * width + j.
  const common = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      common[i * width + j] =
        before[i] === after[j]
          ? at(i + 1, j + 1) + 1
          : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      lines.push({ kind: 'same', number: j });
      [i, j] = [i + 1, j + 1];
    } else if (i < before.length && (j === after.length || at(i + 1, j) >= at(i, j + 1)))
      lines.push({ kind: 'gone', number: i++ });
    else lines.push({ kind: 'new', number: j++ });
  }
  return lines;
}
