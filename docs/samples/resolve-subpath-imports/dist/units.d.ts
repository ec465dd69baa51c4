export type Unit = 'km' | 'mi';
export declare const perMile = 1.609344;
