import { rounded } from '@/money';

/** One line of a cart. */
export interface Item {
  readonly price: number;
  readonly count?: number;
}

export function total(items: readonly Item[]): number {
  let sum = 0;
  for (const { price, count } of items) {
    sum += price * (count ?? 1);
  }
  return rounded(sum);
}
