/** Bytes as a text such as `1.5 MB`. */
export declare function sizeText(bytes: number): string;

/** A unit, and how many bytes it has. */
export declare interface Step {
    readonly name: string;
    readonly bytes: number;
}

export { }
