import { factor, type Unit } from '@/unit.js';

/** A length in metres. */
export function metres(value: number, unit: Unit): number {
  return value * factor(unit);
}
