export declare const all: string[];
export type { Unit } from './units/index.js';
