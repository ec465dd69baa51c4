import type { Unit } from './unit';

/** Turns `(1500, 'kB')` into `1.5 kB`. */
export function label(bytes: number, unit: Unit): string {
  const size = unit === 'kB' ? 1000 : 1000 ** 2;
  return `${bytes / size} ${unit}`;
}
