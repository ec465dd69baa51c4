export type { Language } from './types.js';
/** Turns 135 into `2 hours`. */
export declare function hours(minutes: number): string;
