/** Whether the year has a 29 February. */
export declare function isLeap(year: number): boolean;
