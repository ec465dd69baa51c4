/** Turns `(1500, 'kB')` into `1.5 kB`. */
export declare function label(bytes: number, unit: Unit): string;

declare type Unit = 'kB' | 'MB';

export { }
