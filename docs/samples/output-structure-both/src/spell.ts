import { plural } from './text/plural';
import type { Unit } from './types';

const sizes: [Unit, number][] = [
  ['hour', 60],
  ['minute', 1],
];

/** Turns 135 into `2 hours, 15 minutes`. */
export function spell(minutes: number): string {
  const words: string[] = [];
  let rest = minutes;
  for (const [unit, size] of sizes) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) words.push(plural(count, unit));
  }
  return words.join(', ');
}
