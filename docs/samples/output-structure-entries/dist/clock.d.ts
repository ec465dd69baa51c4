/** Turns 135 into `2:15`. */
export declare function clock(minutes: number): string;
