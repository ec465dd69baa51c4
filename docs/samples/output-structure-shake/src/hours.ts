export const hours = (minutes: number): number =>
  Math.floor(minutes / 60);
