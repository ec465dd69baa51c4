import { Digits } from '../number/round.js';

declare function weight(grams: number, digits?: Digits): string;

export { weight };
