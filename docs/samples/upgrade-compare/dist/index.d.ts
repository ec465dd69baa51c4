import { type Numbers } from './numbers.js';
export declare const mode: string;
export declare function least(list: Numbers): number | undefined;
