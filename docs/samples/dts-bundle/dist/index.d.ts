/** A length in metres. */
export declare function metres(value: number, unit: Unit): number;

declare type Unit = 'm' | 'km';

export { }
