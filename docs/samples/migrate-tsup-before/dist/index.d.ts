/** A unit and its length in seconds. */
interface Unit {
    readonly name: string;
    readonly size: number;
}

/** Seconds as a text such as `1h 5m`. */
declare function durationText(seconds: number): string;

export { durationText };
export type { Unit };
