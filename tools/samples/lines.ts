/** One line of a comparison: unchanged, only in the first text, or only in the second. */
export interface LineChange {
  readonly kind: ' ' | '-' | '+';
  readonly text: string;
}

/**
 * Compares two lists of lines and returns every line of both in reading order, each marked as
 * kept, removed or added. The number of removed and added lines is the smallest possible.
 */
export function compareLines(
  before: readonly string[],
  after: readonly string[],
): LineChange[] {
  const width = after.length + 1;
  // Length of the longest common sequence of before[i..] and after[j..], at i * width + j.
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
  const changes: LineChange[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [left, right] = [before[i], after[j]];
    if (left !== undefined && left === right) {
      changes.push({ kind: ' ', text: left });
      [i, j] = [i + 1, j + 1];
    } else if (
      left !== undefined &&
      (right === undefined || at(i + 1, j) >= at(i, j + 1))
    ) {
      changes.push({ kind: '-', text: left });
      i++;
    } else {
      changes.push({ kind: '+', text: right ?? '' });
      j++;
    }
  }
  return changes;
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
