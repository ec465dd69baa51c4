export const cents = (euros: number): number =>
  Math.round(euros * 100);
