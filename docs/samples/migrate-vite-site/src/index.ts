import { type Tide, tides } from './tides';

export type { Tide };

/** The time of the next high water. */
export const next = (after: number): Tide | undefined =>
  tides.find((tide) => tide.hour > after);
