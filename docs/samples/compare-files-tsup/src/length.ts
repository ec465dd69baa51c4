import { round, type Digits } from '@/number/round';

export function length(
  metres: number,
  digits?: Digits,
): string {
  return `${round(metres, digits)} m`;
}
