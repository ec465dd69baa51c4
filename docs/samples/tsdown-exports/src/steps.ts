/** A unit, and how many bytes it has. */
export interface Step {
  readonly name: string;
  readonly bytes: number;
}

export const steps: readonly Step[] = [
  { name: 'GB', bytes: 1e9 },
  { name: 'MB', bytes: 1e6 },
  { name: 'kB', bytes: 1e3 },
];
