import { type Digits, roundTo } from 'round-to';
import { locale } from 'shop-locale';

export interface LabelOptions {
  currency?: string;
  digits?: Digits;
}

/** Writes a price the way people of the shop read it. */
export function priceLabel(
  price: number,
  { currency, digits = 2 }: LabelOptions = {},
): string {
  const value = roundTo(price, digits);
  const text = value.toLocaleString(locale());
  return `${text} ${currency ?? 'EUR'}`;
}
