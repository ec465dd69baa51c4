/** A plate in its two parts. */
interface Plate {
    readonly serial: string;
    readonly check: number;
}
/** Reads a text such as `B-7204-3`. */
declare function parsePlate(text: string): Plate | undefined;

export { parsePlate };
export type { Plate };
