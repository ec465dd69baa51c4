export const join = (...seats: number[]): string =>
  seats.map((seat) => `seat ${seat}`).join(', ');
