import { type Digits } from '../number/round.js';
export declare function weight(grams: number, digits?: Digits): string;
