type Digits = 0 | 1 | 2;
declare const round: (value: number, digits?: Digits) => string;

export { round };
export type { Digits };
