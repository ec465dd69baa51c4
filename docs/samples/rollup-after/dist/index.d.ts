/** Reads a text such as `B-7204-3`. */
export declare function parsePlate(text: string): Plate | undefined;

/** A plate in its two parts. */
export declare interface Plate {
    readonly serial: string;
    readonly check: number;
}

export { }
