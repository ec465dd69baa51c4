// Written into the code by rslib.config.ts.
declare const DEFAULT_UNIT: string;

const seconds = new Map([
  ['h', 3600],
  ['m', 60],
  ['s', 1],
]);

/** Reads `1h 30m` as a number of seconds. */
export function readDuration(text: string): number {
  let sum = 0;
  for (const part of text.trim().split(/\s+/)) {
    const [, digits, unit] =
      /^(\d+)([a-z]*)$/.exec(part) ?? [];
    const factor = seconds.get(unit || DEFAULT_UNIT);
    if (digits === undefined || factor === undefined) {
      throw new RangeError(`Not a duration: ${part}`);
    }
    sum += Number(digits) * factor;
  }
  return sum;
}
