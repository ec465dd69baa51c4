/** Keeps a number between 0 and 1. */
export const clamp = (n: number): number =>
  Math.min(1, Math.max(0, n));

/** Nobody imports this one. */
export const double = (n: number): number => n * 2;
