export interface Tide {
  readonly hour: number;
}

export const tides: readonly Tide[] = [
  { hour: 4 },
  { hour: 16 },
];
