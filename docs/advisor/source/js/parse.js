/** Reads an amount: `12.50 EUR` becomes 1250. */
export function parsePrice(text) {
  return Math.round(Number.parseFloat(text) * 100);
}
