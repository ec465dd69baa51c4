import { round } from './round';

export const miles = (km: number): number =>
  round(km / 1.609344);
