import { type Length, metres } from '@roads/units';

export function total(legs: number[]): Length {
  return metres(legs.reduce((sum, leg) => sum + leg, 0));
}
