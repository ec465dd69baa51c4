/** A line of a comparison: in both texts, only in the first, or only in the second. */
export interface DiffLine {
  readonly kind: 'same' | 'gone' | 'new';
  /** Its index in the first text for a line that is gone, otherwise in the second. */
  readonly index: number;
}

/**
 * Compares two lists of lines: every line of both in reading order, with as few changes as
 * possible. Only what is between their common start and end is compared, in quadratic time.
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
    Array.from({ length: to - from }, (_, offset) => ({
      kind: 'same',
      index: from + offset,
    }));
  const changes = diffByCommonSubsequence(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  );
  return [
    ...same(0, start),
    ...changes.map(({ kind, index }) => ({ kind, index: index + start })),
    ...same(after.length - end, after.length),
  ];
}

function diffByCommonSubsequence(
  before: readonly string[],
  after: readonly string[],
): DiffLine[] {
  const width = after.length + 1;
  // The length of the longest common subsequence of before[i..] and after[j..].
  const common = new Uint32Array((before.length + 1) * width);
  const commonAt = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      common[i * width + j] =
        before[i] === after[j]
          ? commonAt(i + 1, j + 1) + 1
          : Math.max(commonAt(i + 1, j), commonAt(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      lines.push({ kind: 'same', index: j });
      [i, j] = [i + 1, j + 1];
    } else if (
      i < before.length &&
      (j === after.length || commonAt(i + 1, j) >= commonAt(i, j + 1))
    )
      lines.push({ kind: 'gone', index: i++ });
    else lines.push({ kind: 'new', index: j++ });
  }
  return lines;
}
