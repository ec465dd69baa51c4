import { type Digits } from './number/round.js';
export declare function length(metres: number, digits?: Digits): string;
