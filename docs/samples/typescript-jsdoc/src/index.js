/**
 * @typedef {{ amount: number, currency: string }} Price
 */

/**
 * The price of several pieces.
 * @param {Price} price
 * @param {number} [pieces]
 */
export function total(price, pieces = 1) {
  return { ...price, amount: price.amount * pieces };
}
