import { kilo } from '../units/src/index';

export function metres(km: number): number {
  return km * kilo;
}
