/** Turns 1500 into `1.5 kB`. */
export declare function label(bytes: number): string;
