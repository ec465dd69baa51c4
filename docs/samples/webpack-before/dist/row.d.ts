/** A for 0, B for 1, and so on. */
export declare function rowName(row: number): string;
