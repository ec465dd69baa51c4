/** Reads an amount: `12.50 EUR` becomes 1250. */
export function parsePrice(text: string): number {
  return Math.round(Number.parseFloat(text) * 100);
}
