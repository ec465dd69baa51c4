import { inKm, type Unit } from '@roads/units';

/** Hours on a country road. */
export function hours(value: number, unit: Unit): number {
  return inKm(value, unit) / 60;
}
