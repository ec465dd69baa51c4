/** Seconds as a text such as `1h 5m`. */
export declare function durationText(seconds: number): string;

/** A unit and its length in seconds. */
export declare interface Unit {
    readonly name: string;
    readonly size: number;
}

export { }
