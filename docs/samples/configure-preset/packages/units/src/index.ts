export const inches = (cm?: number): number =>
  (cm ?? 0) / 2.54;
