/** Writes an amount for people: 1250 becomes `12.50 EUR`. */
export function formatPrice(cents, currency = 'EUR') {
  return `${(cents / 100).toFixed(2)} ${currency}`;
}
