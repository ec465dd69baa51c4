import { round, type Digits } from '@/number/round';

export function weight(
  grams: number,
  digits?: Digits,
): string {
  return `${round(grams / 1000, digits)} kg`;
}
