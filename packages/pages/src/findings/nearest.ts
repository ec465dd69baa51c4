/**
 * The known names that look most like a mistyped one, closest first, at most `count` of them.
 * A name counts as alike when it contains the other or when a few changed letters lead to it.
 */
export function nearest(
  wanted: string,
  known: readonly string[],
  count = 3,
): readonly string[] {
  const scored = known.map((name) => ({ name, score: distance(wanted, name) }));
  scored.sort((a, b) => a.score - b.score || (a.name < b.name ? -1 : 1));
  return scored.slice(0, count).map(({ name }) => name);
}

/** Number of letters to add, drop or change; a name inside the other counts as one step. */
function distance(a: string, b: string): number {
  if (a !== b && a !== '' && b !== '' && (a.includes(b) || b.includes(a))) return 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
