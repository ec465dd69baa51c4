/** One line of a cart. */
export interface Item {
    readonly price: number;
    readonly count?: number;
}
export declare function total(items: readonly Item[]): number;
