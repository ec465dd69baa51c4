import { Digits } from './number/round.js';

declare function length(metres: number, digits?: Digits): string;

export { length };
