import { type Tone } from './tone.js';
export type { Tone };
/** The classes of a badge, as one string. */
export declare function badgeClasses(tone: Tone, isLarge?: boolean): string;
