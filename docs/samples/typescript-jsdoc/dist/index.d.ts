/**
 * @typedef {{ amount: number, currency: string }} Price
 */
export type Price = {
    amount: number;
    currency: string;
};
/**
 * The price of several pieces.
 * @param {Price} price
 * @param {number} [pieces]
 */
export declare function total(price: Price, pieces?: number): {
    currency: string;
    amount: number;
};
