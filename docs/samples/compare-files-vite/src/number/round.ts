export type Digits = 0 | 1 | 2;

export const round = (value: number, digits: Digits = 1) =>
  value.toFixed(digits);
