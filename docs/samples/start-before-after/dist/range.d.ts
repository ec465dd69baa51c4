/** Keeps a number between 0 and 1. */
export declare const clamp: (n: number) => number;
/** Nobody imports this one. */
export declare const double: (n: number) => number;
