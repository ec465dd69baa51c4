/** A number of bytes as a reader compares it, to the byte: `1,204 B`. The same in both languages, and on every machine that renders it. */
export function bytes(count: number): string {
  return `${grouped(count)} B`;
}

/** How much larger or smaller something became, with its sign: `+312 B`, `−1,204 B`, `±0 B`. */
export function difference(count: number): string {
  const sign = count > 0 ? '+' : count < 0 ? '−' : '±';
  return sign + bytes(Math.abs(count));
}

function grouped(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
