import { starsFor } from './row.js';
export { starsFor };
/** Puts a rating into an element. */
export declare function rate(target: Element, value: number): void;
