/** Turns 135 into `2 hours, 15 minutes`. */
export declare function spell(minutes: number): string;
