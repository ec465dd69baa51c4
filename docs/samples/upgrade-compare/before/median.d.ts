import { type Numbers } from './numbers';
export declare function median(list: Numbers): number | undefined;
