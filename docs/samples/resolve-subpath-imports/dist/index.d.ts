import { type Unit } from '#units';
export declare const toKm: (length: number, unit: Unit) => number;
