/** How many lines a text has, and the longest of them. */
export interface LineStats {
    readonly count: number;
    readonly longest: string;
}
export declare function lineStats(text: string): LineStats;
