/** Reads `1h 30m` as a number of seconds. */
export declare function readDuration(text: string): number;
