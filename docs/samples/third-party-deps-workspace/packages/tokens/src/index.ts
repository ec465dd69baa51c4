export const spacing = (steps?: number): string =>
  `${(steps ?? 1) * 4}px`;
