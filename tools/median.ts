/** The middle one of some numbers; of an even count the lower one of the middle two. Throws for none. */
export function median(numbers: readonly number[]): number {
  const middle = [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length / 2) - 1];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}
