import { type Numbers } from './numbers';
export declare const mode: string;
export declare function least(list: Numbers): number | undefined;
