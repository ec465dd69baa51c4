import { type Numbers } from './numbers.js';
export declare function median(list: Numbers): number | undefined;
