const percent = new Map([
  ['AT', 20],
  ['DE', 19],
]);

/** The price with the tax of a country, in cents. */
export function gross(cents: number, country: string) {
  return cents * (1 + (percent.get(country) ?? 0) / 100);
}
