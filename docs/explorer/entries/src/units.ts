/** The units that are known, each in seconds. */
export const units = { h: 3600, min: 60, s: 1 } as const;

export type Unit = keyof typeof units;

/** The names of the units, the longest time first. */
export const names = Object.keys(units) as Unit[];
