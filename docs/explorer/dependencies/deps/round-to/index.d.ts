/** How many digits stay behind the point. */
export type Digits = 0 | 1 | 2;
export declare const roundTo: (
  value: number,
  digits: Digits,
) => number;
