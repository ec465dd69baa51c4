/** A unit, and how many bytes it has. */
interface Step {
  readonly name: string;
  readonly bytes: number;
}
/** Bytes as a text such as `1.5 MB`. */
export declare function sizeText(bytes: number): string;
export type { Step };