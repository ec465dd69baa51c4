export type Digits = 0 | 1 | 2;
export declare const round: (value: number, digits?: Digits) => string;
