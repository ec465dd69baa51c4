import styles from './price.module.css';

/** Writes an amount for people: 1250 becomes `12.50 EUR`. */
export function formatPrice(
  cents: number,
  currency = 'EUR',
): string {
  return `${(cents / 100).toFixed(2)} ${currency}`;
}

/** The same as HTML with a class of the stylesheet. */
export function priceTag(cents: number): string {
  const text = formatPrice(cents);
  return `<b class="${styles.price}">${text}</b>`;
}
