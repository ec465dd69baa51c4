import { plural } from './text/plural';
import sizes from './units/sizes.json';

export type { Language } from './types';

/** Turns 135 into `2 hours`. */
export function hours(minutes: number): string {
  return plural(Math.floor(minutes / sizes.hour), 'hour');
}
