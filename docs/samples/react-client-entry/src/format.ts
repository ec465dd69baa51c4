export const format = (cents: number) =>
  `${(cents / 100).toFixed(2)} €`;
