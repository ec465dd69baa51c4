/** One line of a cart. */
interface Item {
    readonly price: number;
    readonly count?: number;
}
declare function total(items: readonly Item[]): number;

export { type Item, total };
