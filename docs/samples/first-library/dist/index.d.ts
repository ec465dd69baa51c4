/** How fast somebody reads. */
export interface Pace {
    wordsPerMinute: number;
}
/** Whole minutes that a text takes, at least one. */
export declare function readingMinutes(text: string, pace?: Pace): number;
