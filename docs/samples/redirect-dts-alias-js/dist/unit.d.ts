export type Unit = 'm' | 'km';
export declare function factor(unit: Unit): number;
