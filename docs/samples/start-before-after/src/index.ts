import { clamp } from './range';

/** A share of a whole, as text such as "40%". */
export function percent(part: number, whole = 1): string {
  return `${Math.round(clamp(part / whole) * 100)}%`;
}
