export const toCents = (euros: number): number =>
  Math.round(euros * 100);
