import type { Unit } from './unit';

/** A length in metres. */
export function metres(value: number, unit: Unit): number {
  return unit === 'km' ? value * 1000 : value;
}
