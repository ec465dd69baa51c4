import type { Price } from './price.js';
export declare const cents: (price: Price) => number;
