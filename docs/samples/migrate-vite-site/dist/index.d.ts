import { type Tide } from './tides.js';
export type { Tide };
/** The time of the next high water. */
export declare const next: (after: number) => Tide | undefined;
