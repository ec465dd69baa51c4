/** The length of the longest line. */
export declare const longest: (text: string) => number;
