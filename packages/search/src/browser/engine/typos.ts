/**
 * How many mistakes a word may have and still be meant: none in a short one, one from five letters
 * on, two from nine.
 */
export function mistakesAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 5) return 0;
  return word.length < 9 ? 1 : 2;
}

/**
 * Whether two words differ by at most `limit` letters that are wrong, missing, too many, or two
 * neighbours in the wrong order. Words whose first letters differ are another word: people rarely
 * miss the first one.
 */
export function isTypo(typed: string, meant: string, limit: number): boolean {
  if (limit === 0 || typed[0] !== meant[0]) return false;
  if (Math.abs(typed.length - meant.length) > limit) return false;
  let twoAgo: number[] = [];
  let before = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row++) {
    const now = [row];
    for (let column = 1; column <= meant.length; column++) {
      const same = typed[row - 1] === meant[column - 1];
      let cost = Math.min(
        at(before, column) + 1,
        at(now, column - 1) + 1,
        at(before, column - 1) + (same ? 0 : 1),
      );
      const swapped =
        typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      if (swapped && row > 1 && column > 1)
        cost = Math.min(cost, at(twoAgo, column - 2) + 1);
      now.push(cost);
    }
    if (Math.min(...now) > limit) return false;
    twoAgo = before;
    before = now;
  }
  return at(before, meant.length) <= limit;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
