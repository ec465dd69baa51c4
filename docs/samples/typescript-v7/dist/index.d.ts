import { cents } from './money/cents.js';
import type { Price } from './money/price.js';
export { cents, type Price };
/** The price of several pieces. */
export declare function total(price: Price, pieces: number): Price;
