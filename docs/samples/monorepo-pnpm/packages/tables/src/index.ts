export const rows = (legs: number[]): string[] =>
  legs.map((leg) => `${leg} km`);
