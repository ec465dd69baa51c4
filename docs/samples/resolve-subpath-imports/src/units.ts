export type Unit = 'km' | 'mi';

export const perMile = 1.609344;
