import type { Price } from './price';

export const cents = (price: Price): number =>
  Math.round(price.amount * 100);
