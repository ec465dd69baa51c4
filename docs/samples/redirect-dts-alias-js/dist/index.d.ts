import { type Unit } from '@/unit.js';
/** A length in metres. */
export declare function metres(value: number, unit: Unit): number;
