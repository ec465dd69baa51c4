import { type Unit, units } from './units';

export type { Unit };

/** Seconds as a text such as `1h 5m`. */
export function durationText(seconds: number): string {
  const parts: string[] = [];
  let rest = Math.round(seconds);
  for (const { name, size } of units) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count}${name}`);
  }
  return parts.join(' ') || '0s';
}
