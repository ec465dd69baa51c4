export const first = (seats?: number[]): number =>
  seats?.[0] ?? 0;
