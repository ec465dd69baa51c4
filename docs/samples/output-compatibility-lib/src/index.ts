export const last = (seats: number[]): number =>
  seats.at(-1) ?? 0;
