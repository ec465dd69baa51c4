/** A unit and its length in seconds. */
export interface Unit {
  readonly name: string;
  readonly size: number;
}

export const units: readonly Unit[] = [
  { name: 'h', size: 3600 },
  { name: 'm', size: 60 },
  { name: 's', size: 1 },
];
