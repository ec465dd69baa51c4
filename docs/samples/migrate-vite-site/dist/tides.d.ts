export interface Tide {
    readonly hour: number;
}
export declare const tides: readonly Tide[];
