import { perMile, type Unit } from '#units';

export const toKm = (length: number, unit: Unit) =>
  unit === 'mi' ? length * perMile : length;
