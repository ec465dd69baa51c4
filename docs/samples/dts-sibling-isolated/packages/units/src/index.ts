export type Unit = 'km' | 'mi';

export const inKm = (value: number, unit: Unit): number =>
  unit === 'km' ? value : value * 1.609344;
