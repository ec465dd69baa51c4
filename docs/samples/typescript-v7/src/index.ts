import { cents } from '@/money/cents';
import type { Price } from './money/price';

export { cents, type Price };

/** The price of several pieces. */
export function total(price: Price, pieces: number): Price {
  return { ...price, amount: price.amount * pieces };
}
