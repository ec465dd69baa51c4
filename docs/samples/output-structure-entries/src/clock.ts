import { split } from './split';

/** Turns 135 into `2:15`. */
export function clock(minutes: number): string {
  const { hours, rest } = split(minutes);
  return `${hours}:${String(rest).padStart(2, '0')}`;
}
