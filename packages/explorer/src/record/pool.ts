/** A list in which equal things stand once; they are told by their number. */
export class Pool<T> {
  readonly items: T[] = [];
  readonly #numbers = new Map<string, number>();

  /** The number of an item, from 0; new ones are put at the end. */
  add(item: T): number {
    const key = JSON.stringify(item);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.items.length);
    return this.items.push(item) - 1;
  }
}

/** A list as runs: each value and how often it follows, in turns. */
export function asRuns(values: readonly number[]): number[] {
  const runs: number[] = [];
  for (const value of values) {
    const last = runs.length - 1;
    if (last > 0 && runs[last - 1] === value) runs[last] = (runs[last] ?? 0) + 1;
    else runs.push(value, 1);
  }
  return runs;
}

/** Numbers that mostly count up as runs: the first one and how many, in turns. */
export function asRanges(numbers: readonly number[]): number[] {
  const ranges: number[] = [];
  for (const number of numbers) {
    const last = ranges.length - 1;
    const [first = 0, count = 0] = ranges.slice(-2);
    if (last > 0 && number === first + count) ranges[last] = count + 1;
    else ranges.push(number, 1);
  }
  return ranges;
}

/** Longer lines than this are of minified code, which is one line of many statements. */
const longLine = 300;

/**
 * Cuts a text into pieces that are likely to stand in other texts too: lines, and the statements of very long
 * lines. Put together they are the text again.
 */
export function piecesOf(text: string): string[] {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  return lines.flatMap((line) =>
    line.length <= longLine
      ? line
      : (line.match(/[^;]{0,2000};?/g)?.filter(Boolean) ?? []),
  );
}
